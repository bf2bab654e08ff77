import { operations, type OperationId } from '@raiz/contract';
import type { MockApi } from '../createMockApi.ts';
import { readJson } from './checkExchange.ts';

/** Who of the demo people answers for the caller: administrators for their own calls, Mariana for all others. */
function standIn(id: OperationId): number {
  return operations[id].access === 'admin' ? 1 : 2;
}

/** Lets the mock server know a token that the backend has given, so that operations of both can be mixed. */
function introduce(mock: MockApi, token: string, userId: number): void {
  const { sessions } = mock.world();
  const known = sessions.find((row) => row.token === token);
  if (known) known.user_id = userId;
  else sessions.push({ token, user_id: userId });
}

function withOwnId(text: string, userId: number): string {
  const body = readJson(text);
  const isOwned = typeof body === 'object' && body !== null && 'user_id' in body;
  return isOwned ? JSON.stringify({ ...body, user_id: userId }) : text;
}

/**
 * Answers one call with the mock server in the backend's place. The caller is a demo person there, since the mock knows none of the
 * backend's people: a token of the backend is taken for hers, and so is the `user_id` that the call names.
 */
export function mockedCall(mock: MockApi, id: OperationId, request: Request, sent: string): Promise<Response> {
  const userId = standIn(id);
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const url = new URL(request.url);
  if (token !== undefined) {
    introduce(mock, token, userId);
    if (url.searchParams.has('user_id')) url.searchParams.set('user_id', String(userId));
  }
  const body = request.method === 'GET' || sent === '' ? undefined : withOwnId(sent, userId);
  return mock.fetch(new Request(url, { method: request.method, headers: request.headers, body }));
}
