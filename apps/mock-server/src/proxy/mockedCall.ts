import { operations, type OperationId } from '@raiz/contract';
import type { MockApi } from '../createMockApi.ts';
import { readJson } from './checkExchange.ts';

/**
 * The demo person in place of the caller: an administrator for admin operations, otherwise Mariana.
 */
function standIn(id: OperationId): number {
  return operations[id].access === 'admin' ? 1 : 2;
}

/** Most rows of these tables: the proxy may run for weeks. */
const mostRows = 1000;

/** Forgets the oldest sessions, mails and checkouts, which each call may add to. */
function trim(mock: MockApi): void {
  const { sessions, mails, mailTokens, checkouts } = mock.world();
  for (const rows of [sessions, mails, mailTokens, checkouts])
    if (rows.length > mostRows) rows.splice(0, rows.length - mostRows);
}

/** Adds a token of the backend to the mock's sessions, so that both can answer operations. */
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
 * Answers one call with the mock server. The mock knows none of the backend's people, so the caller
 * becomes a demo person: the token and the `user_id` of the call are taken as theirs.
 */
export function mockedCall(mock: MockApi, id: OperationId, request: Request, sent: string): Promise<Response> {
  trim(mock);
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
