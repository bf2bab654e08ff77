import { errors } from '../core/errors.ts';
import type { BrokenBody, Fault } from './fault.ts';

const json = 'application/json; charset=utf-8';

/** What a planted status says when the call's own answer does not carry it (operations.md, 1.3). */
const bodies: Readonly<Record<number, { error: string; code: string }>> = {
  400: { error: 'Dados inválidos.', code: 'dados_invalidos' },
  401: errors.noSession,
  403: errors.denied,
  404: { error: 'Não encontrado.', code: 'nao_encontrado' },
  405: errors.wrongMethod,
  409: { error: 'O registro já existe.', code: 'conflito' },
  429: { error: 'Muitas tentativas. Aguarde um pouco.', code: 'muitas_tentativas' },
};

/** Requests that are waiting: Node forgets the signal of a request that nobody holds, and the wait would never end. */
const waiting = new Set<Request>();

/** Resolves after a time, or at once when nobody waits for the answer any more. */
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
  // Cut in the middle, as a connection lost half-way leaves it; never by chance still JSON.
  return `${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}\\`;
}

function plain(status: number, text: string, headers: Headers): Response {
  // These statuses carry no body at all, and 1xx cannot be asked for.
  const isBare = status === 204 || status === 205 || status === 304;
  return new Response(isBare ? null : text, { status, headers });
}

async function spoilt(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
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
 * Answers a call with a fault: first the delay, then the connection, then status and body. A status of 400 and above keeps the call
 * from being made at all; with any other fault the call does what it always does, and only its answer is spoilt. A cut connection
 * is `Response.error()`, which the adapters turn into one; a hanging call ends so when its caller gives up.
 */
export async function withFault(fault: Fault, request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (fault.latency > 0) await pause(fault.latency, request);
  if (fault.connection === 'hang') await pause(Infinity, request);
  return fault.connection === null ? spoilt(fault, answer) : Response.error();
}
