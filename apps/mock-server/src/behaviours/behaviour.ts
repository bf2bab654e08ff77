import { readField, readJson } from '@raiz/api-client/rules';

/** One request of a behaviour. */
interface Sending {
  json?: unknown;
  /** A body to send unchanged instead of `json`. */
  body?: string;
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An answer; `body` is parsed JSON, otherwise text. */
export interface Received {
  status: number;
  body: unknown;
  headers: Headers;
}

/**
 * Sends a call such as "POST /api/login" to the behaviour's own database. Rejects when the connection
 * fails.
 */
export type Send = (call: string, sending?: Sending) => Promise<Received>;

/** A behaviour that the mock server has wherever it runs. */
export interface Behaviour {
  name: string;
  /** Sends requests and returns the outcome as plain JSON. */
  run: (send: Send, elsewhere: (db: string) => Send) => Promise<unknown>;
  expected: unknown;
}

/** How requests transport the server: the environment's `fetch`, or one to an address. */
export type Transport = (request: Request) => Promise<Response>;

/** Sends requests to one database of the server at an origin. */
function senderTo(transport: Transport, origin: string, db: string): Send {
  return async (call, { json, body, token, headers = {}, signal } = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const all = new Headers({ 'X-Mock-Database': db, ...headers });
    if (token !== undefined) all.set('Authorization', `Bearer ${token}`);
    if (json !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    const text = json === undefined ? body : JSON.stringify(json);
    const response = await transport(new Request(`${origin}${path}`, { method, headers: all, body: text, signal }));
    if (response.type === 'error') throw new TypeError('The connection was cut.');
    const received = await response.text();
    const read = readJson(received);
    return { status: response.status, body: read === undefined ? received : read, headers: response.headers };
  };
}

let count = 0;

/** Runs a behaviour in a new database and returns its outcome. */
export function perform({ run }: Behaviour, transport: Transport, origin: string): Promise<unknown> {
  count += 1;
  const own = `behaviour-${count}-${Date.now()}`;
  return run(senderTo(transport, origin, own), (db) => senderTo(transport, origin, `${own}-${db}`));
}

/** Logs in one of the demo people and returns the token. */
export async function logIn(send: Send, person = 'ativa'): Promise<string> {
  const json = { email: `${person}@exemplo.com.br`, password: 'portal123' };
  return String(readField((await send('POST /api/login', { json })).body, 'token'));
}

/** The outcome of a request as text: its status, or "cut" when the connection fails. */
export async function outcomeOf(answer: Promise<Received>): Promise<number | 'cut'> {
  try {
    return (await answer).status;
  } catch {
    return 'cut';
  }
}
