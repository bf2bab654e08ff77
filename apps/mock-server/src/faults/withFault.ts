import { readJson } from '@raiz/api-client/rules';
import { errorBodies, errorCodes, errorTexts, requiredOnly, type OperationId } from '@raiz/contract';
import { routeErrors } from '../core/errors.ts';
import { faultText, type FaultKind } from './fault.ts';
import type { AppliedFault } from './faultRules.ts';

const json = 'application/json; charset=utf-8';

/** Error bodies of statuses that an operation does not declare. */
const undeclared: Readonly<Record<number, { error: string; code: string }>> = {
  400: errorBodies.CorpoInvalido,
  401: errorBodies.SessaoInvalida,
  403: errorBodies.AcessoNegado,
  404: { error: 'Não encontrado.', code: 'nao_encontrado' },
  405: routeErrors.wrongMethod,
  409: { error: 'O registro já existe.', code: 'conflito' },
  429: errorBodies.MuitasTentativas,
};

/** The error body of a planned status: the contract's first example, where it declares one. */
function errorBody(operation: OperationId, status: number): { error: string; code?: string } {
  const error = errorTexts[operation][status]?.[0];
  return error === undefined ? (undeclared[status] ?? errorBodies.ErroInterno) : { error, code: errorCodes[error] };
}

/** Pending requests: Node garbage-collects the signal of an unreferenced request, and the wait would never end. */
const waiting = new Set<Request>();

/** Resolves after a time, or once the caller aborts the request or the fault ends. */
async function pause(milliseconds: number, request: Request, over?: AbortSignal): Promise<void> {
  waiting.add(request);
  await new Promise<void>((resolve) => {
    if (request.signal.aborted || over?.aborted === true) return resolve();
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    for (const signal of [request.signal, over]) {
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
  waiting.delete(request);
}

/** Breaks a body in one way. */
function spoiled(kind: FaultKind | undefined, text: string, operation: OperationId): string {
  switch (kind) {
    case 'empty':
      return '';
    case 'null':
      return 'null';
    case 'html':
      return '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
    case 'wrong-shape':
      return text.startsWith('[') ? '{"inesperado":true}' : '["inesperado"]';
    case 'malformed':
      // Cut in the middle, like a lost connection; the backslash ensures that it is not JSON.
      return `${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}\\`;
    case 'required-only':
      return JSON.stringify(requiredOnly(operation, readJson(text)));
    default:
      return text;
  }
}

function plain(status: number, text: string, headers: Headers): Response {
  // These statuses have no body; a fault cannot plan 1xx.
  const isBare = status === 204 || status === 205 || status === 304;
  return new Response(isBare ? null : text, { status, headers });
}

/** A call with a fault. */
interface SpoiledCall extends Omit<AppliedFault, 'over'> {
  operation: OperationId;
  request: Request;
  /** Aborts when a caller removes the fault; a fault of the request's header has no such signal. */
  over?: AbortSignal;
}

/** Replaces the values of fields in the text of an answer. */
function changed(text: string, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (Object.hasOwn(fields, key) ? fields[key] : value)));
}

async function answerWithFault({ fault, operation }: SpoiledCall, answer: () => Promise<Response>): Promise<Response> {
  const { kind, body } = fault;
  const isReplaced = body !== undefined || (fault.status !== undefined && fault.status >= 400);
  const real = isReplaced ? null : await answer();
  const status = fault.status ?? real?.status ?? 200;
  const headers = new Headers(real?.headers ?? { 'Content-Type': json, 'Cache-Control': 'no-store' });
  headers.set('X-Mock-Fault-Applied', faultText(fault));
  if (status === 429) headers.set('Retry-After', '30');
  if (kind === 'html') headers.set('Content-Type', 'text/html; charset=utf-8');
  const usual = real ? await real.text() : JSON.stringify(body === undefined ? errorBody(operation, status) : body);
  const text = fault.fields && real?.ok === true && usual !== '' ? changed(usual, fault.fields) : usual;
  const isUnchanged = kind === 'required-only' && real?.ok !== true;
  return plain(status, isUnchanged ? text : spoiled(kind, text, operation), headers);
}

/**
 * Answers a call with a fault: first the delay, then the connection, then status and body. With a status of 400 and
 * above, or a body of its own, the handler does not run; with any other fault it runs, and only its answer is broken. A
 * cut connection is `Response.error()`, which the adapters turn into a real cut. A hanging call ends in the same way
 * when its caller aborts; when a caller removes the fault, it gets its answer.
 */
export async function withFault(call: SpoiledCall, answer: () => Promise<Response>): Promise<Response> {
  const { fault, request, over } = call;
  if (fault.delay !== undefined) await pause(fault.delay, request);
  if (fault.kind === 'hang') await pause(Infinity, request, over);
  const isCut = fault.kind === 'drop' || (fault.kind === 'hang' && over?.aborted !== true);
  return isCut ? Response.error() : answerWithFault(call, answer);
}
