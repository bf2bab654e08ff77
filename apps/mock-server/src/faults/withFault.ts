import { errors } from '../core/errors.ts';
import type { BrokenBody, Fault } from './fault.ts';

const json = 'application/json; charset=utf-8';

/** Bodies of planned statuses. */
const bodies: Readonly<Record<number, { error: string; code: string }>> = {
  400: { error: 'Dados inválidos.', code: 'dados_invalidos' },
  401: errors.noSession,
  403: errors.denied,
  404: { error: 'Não encontrado.', code: 'nao_encontrado' },
  405: errors.wrongMethod,
  409: { error: 'O registro já existe.', code: 'conflito' },
  429: { error: 'Muitas tentativas. Aguarde um pouco.', code: 'muitas_tentativas' },
};

/**
 * Waiting requests: Node garbage-collects the signal of an unreferenced request, and the wait would
 * never end.
 */
const waiting = new Set<Request>();

/** Resolves after a time, or once the caller has aborted the request. */
async function pause(milliseconds: number, request: Request): Promise<void> {
  const { signal } = request;
  waiting.add(request);
  await new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  waiting.delete(request);
}

function brokenText(kind: BrokenBody, text: string): string {
  if (kind === 'empty') return '';
  if (kind === 'null') return 'null';
  if (kind === 'html') return '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
  if (kind === 'wrong-shape') return text.startsWith('[') ? '{"inesperado":true}' : '["inesperado"]';
  // Cut in the middle, as by a lost connection; the backslash makes sure that it is not JSON.
  return `${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}\\`;
}

function plain(status: number, text: string, headers: Headers): Response {
  // These statuses have no body; 1xx cannot be planned.
  const isBare = status === 204 || status === 205 || status === 304;
  return new Response(isBare ? null : text, { status, headers });
}

async function answerWithFault(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  const isRefused = fault.status !== null && fault.status >= 400;
  const real = isRefused ? null : await answer();
  const status = fault.status ?? real?.status ?? 200;
  const headers = new Headers(real?.headers ?? { 'Content-Type': json, 'Cache-Control': 'no-store' });
  headers.set('X-Mock-Fault-Applied', fault.text);
  if (status === 429) headers.set('Retry-After', '30');
  const text = real ? await real.text() : JSON.stringify(bodies[status] ?? errors.broken);
  if (fault.body === 'html') headers.set('Content-Type', 'text/html; charset=utf-8');
  return plain(status, fault.body ? brokenText(fault.body, text) : text, headers);
}

/**
 * Answers a call with a fault: first the delay, then the connection, then status and body. With a
 * status of 400 and above the call is not made; with any other fault it is, and only its answer is
 * broken. A cut connection is `Response.error()`, which the adapters turn into one; a hanging call
 * ends like this when its caller aborts.
 */
export async function withFault(fault: Fault, request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (fault.latency > 0) await pause(fault.latency, request);
  if (fault.connection === 'hang') await pause(Infinity, request);
  return fault.connection === null ? answerWithFault(fault, answer) : Response.error();
}
