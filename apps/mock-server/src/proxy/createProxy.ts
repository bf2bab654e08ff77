import { operations, type OperationId } from '@raiz/contract';
import type { MockApi } from '../createMockApi.ts';
import { routeOf } from '../core/routes.ts';
import { readJson } from '@raiz/api-client/rules';
import { checkExchange } from './checkExchange.ts';
import { createDriftBook, type Difference, type DriftReport } from './drift.ts';
import { readKnownValues } from './checkExchange.ts';
import { createLatencyBook, type LatencyReport } from './latency.ts';
import { scrub, scrubAddress, type RecordedExchange, type Replay } from './replay.ts';
import { forward, readWhole, type WholeAnswer } from './forward.ts';

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
function mockedCall(mock: MockApi, id: OperationId, request: Request, sent: string): Promise<Response> {
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

export interface ProxyOptions {
  /** Address of the backend in place of `/api`; null for a recording. */
  target: URL | null;
  /** Headers that every call to the backend gets. */
  headers?: Headers;
  /** A recording to replay; the mock server answers what it lacks. */
  replay?: Replay;
  /** Answers the operations in `mocked`. */
  mock: MockApi;
  /** Operations that the mock server answers from the start. */
  mocked?: Iterable<OperationId>;
  /** Called with every finished exchange. */
  record?: (exchange: RecordedExchange) => void;
}

/** The differences so far, and the time of calls that the backend answered; null without any. */
export interface ProxyReport extends DriftReport {
  latency: LatencyReport | null;
}

/** A proxy that checks client and backend against the contract. */
export interface ContractProxy {
  /** Answers paths under `/api`. Never rejects: an unreachable backend is a 502. */
  fetch(request: Request): Promise<Response>;
  report(): ProxyReport;
  /** Operations that the mock server answers; may change at any time. */
  readonly mocked: Set<OperationId>;
}

/** Without `error`: clients would show it to people as the server's text. */
function badGateway(): WholeAnswer {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  return { status: 502, headers, text: 'The backend did not answer.\n' };
}

function queryOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]));
}

function noSuchCall(status: number, method: string): Difference {
  const message = `The contract has no ${method} at this address.`;
  return { direction: 'request', status, field: '', message, allowed: false };
}

/** Builds a proxy. It passes everything on unchanged, differences or not. */
export function createProxy({
  target,
  headers: own,
  replay,
  mock,
  mocked: first = [],
  record,
}: ProxyOptions): ContractProxy {
  const book = createDriftBook();
  const latency = createLatencyBook();
  const unknownValuesOf = readKnownValues();
  const mocked = new Set(first);

  async function ask(request: Request, mockedId: OperationId | null, sent: string): Promise<WholeAnswer | null> {
    try {
      if (mockedId !== null) return await readWhole(await mockedCall(mock, mockedId, request, sent));
      return target && (await forward(target, request, sent, own));
    } catch {
      return null;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const began = performance.now();
    const url = new URL(request.url);
    const path = url.pathname.slice('/api'.length);
    const sent = await request.text();
    const route = routeOf(request.method, path);
    const found = route && 'id' in route ? route : null;
    const id = found?.id ?? null;
    const switched = id !== null && mocked.has(id);
    const replayed = switched ? null : (replay?.(request.method, url) ?? null);
    const isMocked = switched || (replay !== undefined && replayed === null && id !== null);
    const asked = performance.now();
    const reply = replayed ?? (await ask(request, isMocked ? id : null, sent));
    const waited = performance.now() - asked;
    const { status, headers, text } = reply ?? badGateway();
    const exchange = {
      sent,
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
    const seen = found
      ? checkExchange(found.id, { ...exchange, path: found.path, query: queryOf(url) }, unknownValuesOf)
      : [noSuchCall(status, request.method)];
    const differences = reply ? seen : [none];
    const shown = id === null ? path.replaceAll(/\d+/g, '*') : operations[id].path;
    if (id !== null) book.count(id, isMocked);
    book.add(id, `${request.method} ${shown}`, differences);
    record?.({
      at: new Date().toISOString(),
      operation: id,
      method: request.method,
      path: shown,
      address: scrubAddress(url),
      status,
      milliseconds: Math.round(performance.now() - began),
      mocked: isMocked,
      request: scrub(readJson(sent) ?? null),
      response: scrub(readJson(text) ?? null),
      differences,
    });
    if (reply && !replayed && !isMocked) latency.add({ backend: waited, total: performance.now() - began });
    const isBare = status === 204 || status === 205 || status === 304;
    return new Response(isBare ? null : text, { status, headers });
  }

  return { fetch: answer, report: () => ({ ...book.report(), latency: latency.report() }), mocked };
}
