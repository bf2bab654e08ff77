import { operations, type OperationId } from '@raiz/contract';
import type { Dispatcher } from 'undici';
import type { MockApi } from '../createMockApi.ts';
import { routeOf } from '../core/routes.ts';
import { isObject, readJson } from '@raiz/api-client/rules';
import { bodyText } from './body.ts';
import { checkExchange } from './checkExchange.ts';
import { createDriftBook, type Difference, type DriftReport } from './drift.ts';
import { readKnownValues } from './checkExchange.ts';
import { scrub, scrubAddress, type RecordedExchange } from './record.ts';
import { forward, readWhole, type WholeAnswer } from './forward.ts';

/** The demo person who replaces the caller: an administrator for admin operations, otherwise Mariana. */
function standIn(id: OperationId): number {
  return operations[id].access === 'admin' ? 1 : 2;
}

/** Maximum number of rows in these tables: the proxy may run for weeks. */
const maxRows = 1000;

/** Removes the oldest sessions, mails and checkouts; each call may add one. */
function trim(mock: MockApi): void {
  const { sessions, mails, mailTokens, checkouts } = mock.db();
  for (const rows of [sessions, mails, mailTokens, checkouts])
    if (rows.length > maxRows) rows.splice(0, rows.length - maxRows);
}

/** Adds a token of the backend to the mock's sessions, so that both can answer operations. */
function introduce(mock: MockApi, token: string, userId: number): void {
  const { sessions } = mock.db();
  const known = sessions.find((row) => row.token === token);
  if (known) known.user_id = userId;
  else sessions.push({ token, user_id: userId });
}

/** A body as received, or with the demo person's id instead of the caller's. */
function withOwnId(sent: Sent, userId: number): BodyInit | undefined {
  const body = readJson(sent.text ?? '');
  const isOwned = isObject(body) && 'user_id' in body;
  if (isOwned) return JSON.stringify({ ...body, user_id: userId });
  return sent.bytes.length > 0 ? sent.bytes : undefined;
}

/** The body of a request: its bytes, and its text, null when the proxy cannot decompress it. */
interface Sent {
  bytes: Uint8Array<ArrayBuffer>;
  text: string | null;
}

/**
 * Answers one call with the mock server. The mock knows none of the backend's people, so the caller becomes a demo
 * person, who replaces the token and the `user_id` of the call.
 */
function mockedCall(mock: MockApi, id: OperationId, request: Request, sent: Sent): Promise<Response> {
  trim(mock);
  const userId = standIn(id);
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const url = new URL(request.url);
  if (token !== undefined) {
    introduce(mock, token, userId);
    if (url.searchParams.has('user_id')) url.searchParams.set('user_id', String(userId));
  }
  const body = withOwnId(sent, userId);
  return mock.fetch(new Request(url, { method: request.method, headers: request.headers, body }));
}

export interface ProxyOptions {
  /** Address of the backend that replaces `/api`. */
  target: URL;
  /** Headers to add to every call to the backend. */
  headers?: Headers;
  /** Connects to the backend for one call. @default undici's global dispatcher, which keeps connections */
  connect?: () => Dispatcher;
  /** Answers the operations in `mocked`. */
  mock: MockApi;
  /** Operations that the mock server answers from the start. */
  mocked?: Iterable<OperationId>;
  /** Called with every finished exchange. */
  record?: (exchange: RecordedExchange) => void;
}

/** A proxy that checks client and backend against the contract. */
export interface ContractProxy {
  /** Answers paths under `/api`. Never rejects: an unreachable backend is a 502. */
  fetch(request: Request): Promise<Response>;
  /** The differences so far. */
  report(): DriftReport;
  /** Operations that the mock server answers; may change at any time. */
  readonly mocked: Set<OperationId>;
}

/** Without `error`: clients would show it to people as the server's text. */
function badGateway(): WholeAnswer {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  return { status: 502, headers, bytes: new TextEncoder().encode('The backend did not answer.\n') };
}

function queryOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]));
}

function noSuchCall(status: number, method: string): Difference {
  const message = `The contract has no ${method} at this address.`;
  return { direction: 'request', status, field: '', message, allowed: false };
}

/**
 * Whether a call goes to an address that the backend has besides the operations
 * (`docs/api-decisions.md#beside-the-operations`): a link or a certificate that a person opens, or the report of the
 * payment provider. All come without a token.
 */
function isOwnAddress({ url, method, headers }: Request, status: number, contentType: string | null): boolean {
  if (headers.has('authorization')) return false;
  // Pages send the origin with each POST, programs do not.
  if (method === 'POST') return status !== 404 && status !== 405 && !headers.has('origin');
  if (method !== 'GET') return false;
  const isOpened = (headers.get('accept') ?? '').includes('text/html');
  const isFile = new URL(url).pathname.endsWith('.pdf') || /^application\/pdf\b/i.test(contentType ?? '');
  return isOpened || isFile || (status >= 300 && status < 400);
}

/** Whether the contract describes no body for an answer: to HEAD, OPTIONS, or a conditional request. */
function hasNothingToCheck({ method, headers }: Request, status: number): boolean {
  const isConditional = headers.has('if-none-match') || headers.has('if-modified-since');
  return method === 'HEAD' || method === 'OPTIONS' || (status === 304 && isConditional);
}

/** Creates a proxy. It forwards everything unchanged, with or without differences. */
export function createProxy({
  target,
  headers: own,
  connect,
  mock,
  mocked: first = [],
  record,
}: ProxyOptions): ContractProxy {
  const book = createDriftBook();
  const unknownValuesOf = readKnownValues();
  const mocked = new Set(first);

  async function ask(request: Request, mockedId: OperationId | null, sent: Sent): Promise<WholeAnswer | null> {
    const dispatcher = connect?.();
    try {
      if (mockedId !== null) return await readWhole(await mockedCall(mock, mockedId, request, sent));
      return await forward(target, request, sent.bytes, { headers: own, dispatcher });
    } catch {
      return null;
    } finally {
      void dispatcher?.close();
    }
  }

  async function answer(request: Request): Promise<Response> {
    const began = performance.now();
    const url = new URL(request.url);
    const path = url.pathname.slice('/api'.length);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const sent: Sent = { bytes, text: bodyText(bytes, request.headers) };
    const route = routeOf(request.method, path);
    const found = route && 'id' in route ? route : null;
    const id = found?.id ?? null;
    const isMocked = id !== null && mocked.has(id);
    const reply = await ask(request, isMocked ? id : null, sent);
    const { status, headers, bytes: received } = reply ?? badGateway();
    const text = bodyText(received, headers);
    const exchange = {
      sent: sent.text,
      status,
      contentType: headers.get('content-type'),
      cacheControl: headers.get('cache-control'),
      received: text,
    };
    const none: Difference = {
      direction: 'response',
      status,
      field: '',
      message: 'The backend did not answer.',
      allowed: false,
    };
    const isOwn = found === null && isOwnAddress(request, status, exchange.contentType);
    const seen = () => {
      if (isOwn || hasNothingToCheck(request, status)) return [];
      if (!found) return [noSuchCall(status, request.method)];
      return checkExchange(found.id, { ...exchange, path: found.path, query: queryOf(url) }, unknownValuesOf);
    };
    const differences = reply ? seen() : [none];
    const shown = id === null ? path.replaceAll(/\d+/g, '*') : operations[id].path;
    if (id !== null) book.count(id, isMocked);
    book.add(id, `${request.method} ${shown}`, differences);
    if (!isOwn)
      record?.({
        at: new Date().toISOString(),
        operation: id,
        method: request.method,
        path: shown,
        address: scrubAddress(url),
        status,
        milliseconds: Math.round(performance.now() - began),
        mocked: isMocked,
        request: scrub(readJson(sent.text ?? '') ?? null),
        response: scrub(readJson(text ?? '') ?? null),
        differences,
      });
    const isBare = status === 204 || status === 205 || status === 304;
    return new Response(isBare ? null : received, { status, headers });
  }

  return { fetch: answer, report: book.report, mocked };
}
