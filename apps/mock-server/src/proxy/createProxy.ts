import { operations, type OperationId } from '@raiz/contract';
import type { MockApi } from '../createMockApi.ts';
import { routeOf } from '../core/routes.ts';
import { checkExchange, readJson } from './checkExchange.ts';
import { createDriftBook, type Difference, type DriftReport } from './drift.ts';
import type { RecordedExchange } from './recordedExchange.ts';
import { forward, whole, type WholeAnswer } from './forward.ts';
import { mockedCall } from './mockedCall.ts';
import type { Replay } from './replay.ts';
import { scrub, scrubAddress } from './scrub.ts';

export interface ProxyOptions {
  /** Address that stands in the place of `/api`; null when a recording does. */
  target: URL | null;
  /** A recording that answers in its place; what it does not hold the mock server answers. */
  replay?: Replay;
  /** Answers the operations that are switched to it. */
  mock: MockApi;
  /** Operations that the mock server answers from the start. */
  mocked?: Iterable<OperationId>;
  /** Told of every exchange, once it is answered. */
  record?: (exchange: RecordedExchange) => void;
}

/** A proxy between a client and a backend that holds both to the contract. */
export interface ContractProxy {
  /** Answers paths under `/api`. Never rejects: a backend that cannot be reached is a 502. */
  fetch(request: Request): Promise<Response>;
  report(): DriftReport;
  /** Operations that the mock server answers at present; to be changed at any time. */
  readonly mocked: Set<OperationId>;
  /** Forgets what was seen. */
  clear(): void;
}

/** Without an `error`: that would be a sentence of the server, and a client would show it in place of its own. */
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

/** Builds a proxy. It only looks: what goes through is handed on as it came, differences or not. */
export function createProxy({ target, replay, mock, mocked: first = [], record }: ProxyOptions): ContractProxy {
  const book = createDriftBook();
  const mocked = new Set(first);

  async function ask(request: Request, mockedId: OperationId | null, sent: string): Promise<WholeAnswer | null> {
    try {
      if (mockedId !== null) return await whole(await mockedCall(mock, mockedId, request, sent));
      return target && (await forward(target, request, sent));
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
    const reply = replayed ?? (await ask(request, isMocked ? id : null, sent));
    const { status, headers, text } = reply ?? badGateway();
    const exchange = { sent, status, contentType: headers.get('content-type'), received: text };
    const none: Difference = {
      direction: 'response',
      status,
      field: '',
      message: 'The backend did not answer.',
      allowed: false,
    };
    const seen = found
      ? checkExchange(found.id, { ...exchange, path: found.path, query: queryOf(url) })
      : [noSuchCall(status, request.method)];
    const differences = reply ? seen : [none];
    const shown = id === null ? path : operations[id].path;
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
    const isBare = status === 204 || status === 205 || status === 304;
    return new Response(isBare ? null : text, { status, headers });
  }

  return { fetch: answer, report: () => book.report(), mocked, clear: () => book.clear() };
}
