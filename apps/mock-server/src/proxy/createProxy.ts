import { operations, type OperationId } from '@raiz/contract';
import type { MockApi } from '../createMockApi.ts';
import { routeOf } from '../core/routes.ts';
import { checkExchange, readJson } from './checkExchange.ts';
import { createDriftBook, type Difference, type DriftReport } from './drift.ts';
import { readKnownValues } from './knownValues.ts';
import { createLatencyBook, type LatencyReport } from './latency.ts';
import type { RecordedExchange } from './recordedExchange.ts';
import { forward, readWhole, type WholeAnswer } from './forward.ts';
import { mockedCall } from './mockedCall.ts';
import type { Replay } from './replay.ts';
import { scrub, scrubAddress } from './scrub.ts';

export interface ProxyOptions {
  /** Address of the backend in place of `/api`; null for a recording. */
  target: URL | null;
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
export function createProxy({ target, replay, mock, mocked: first = [], record }: ProxyOptions): ContractProxy {
  const book = createDriftBook();
  const latency = createLatencyBook();
  const unknownValuesOf = readKnownValues();
  const mocked = new Set(first);

  async function ask(request: Request, mockedId: OperationId | null, sent: string): Promise<WholeAnswer | null> {
    try {
      if (mockedId !== null) return await readWhole(await mockedCall(mock, mockedId, request, sent));
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
