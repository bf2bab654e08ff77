import type { OperationId } from '@raiz/contract';
import { faults, type FaultKind, type FaultName } from './faults.ts';
import { withoutOptional } from './withoutOptional.ts';

/** Answers one request in the place of the mock server; `pass` asks that for its own answer. */
export type Answerer = (pass: () => Promise<Response>) => Promise<Response>;

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const page = { 'Content-Type': 'text/html; charset=utf-8' };

/** A whole web page, as gateways send it. */
const gatewayPage = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** The declared success of a read has this outer form; the fault swaps it. */
function otherContainer(body: unknown): unknown {
  return Array.isArray(body) ? {} : [];
}

async function changed(pass: () => Promise<Response>, change: (body: unknown) => unknown): Promise<Response> {
  const response = await pass();
  if (!response.ok) return response;
  return new Response(JSON.stringify(change(await response.json())), { status: response.status, headers: json });
}

/** Nothing comes, until the browser gives up. */
function never(): Promise<Response> {
  return new Promise(() => undefined);
}

/**
 * How the server behaves under a fault.
 * @param operation whose schema says what is optional
 * @param text the sentence of an answer that has one
 * @param until for a slow answer: when it comes
 */
export function answererOf(
  name: FaultName,
  { operation, text, until }: { operation: OperationId; text: string; until: Promise<void> },
): Answerer {
  const fault: FaultKind = faults[name];
  if (fault.hasText === true) {
    const headers = fault.status === 429 ? { ...json, 'Retry-After': '1' } : json;
    return async () => new Response(JSON.stringify({ error: text }), { status: fault.status, headers });
  }
  const plain: Partial<Record<FaultName, Answerer>> = {
    brokenGateway: async () => new Response(gatewayPage, { status: 500, headers: page }),
    dropped: async () => Response.error(),
    hanging: never,
    malformed: async () => new Response('{"dados": [{"id": 1, "nome', { headers: json }),
    empty: async () => new Response('', { headers: json }),
    null: async () => new Response('null', { headers: json }),
    container: (pass) => changed(pass, otherContainer),
    poor: (pass) => changed(pass, (body) => withoutOptional(operation, body)),
    slow: async (pass) => {
      await until;
      return pass();
    },
  };
  const answerer = plain[name];
  if (!answerer) throw new Error(`No server behaves as "${name}" says`);
  return answerer;
}
