import { request as send, type Dispatcher } from 'undici';
import { readableEncodings } from './body.ts';

/** Headers that apply to a single connection. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers of a request that its sender sets. */
const sendersHeaders = ['host', 'content-length', 'expect'];

/** A copy without the headers of its connection; the `Connection` header may name more of them. */
function withoutOwn(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  const named = (headers.get('connection') ?? '').match(/[\w-]+/g) ?? [];
  for (const name of [...ownHeaders, ...named]) forwarded.delete(name);
  return forwarded;
}

/** An answer with its complete body, unchanged. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a complete answer, without the headers of its connection. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: withoutOwn(response.headers), bytes };
}

/** Maximum silence of the backend, in milliseconds. */
const timeout = 60_000;

function headersFor(request: Request, own: Headers): Record<string, string> {
  const headers = withoutOwn(request.headers);
  for (const name of sendersHeaders) headers.delete(name);
  const encodings = readableEncodings(headers.get('accept-encoding'));
  if (encodings === null) headers.delete('accept-encoding');
  else headers.set('accept-encoding', encodings);
  for (const [name, value] of own) headers.set(name, value);
  return Object.fromEntries(headers);
}

/**
 * Forwards a request to the backend, byte for byte in both directions: `/api/x` becomes `TARGET/x`. Does not use
 * `fetch`, which decompresses. Does not follow redirects. `headers` override those of the request. Rejects when
 * the backend is unreachable, sends nothing for a minute, breaks off, or answers with a status that a Response cannot
 * have.
 */
export async function forward(
  target: URL,
  request: Request,
  sent: Uint8Array,
  { headers: own = new Headers(), dispatcher }: { headers?: Headers; dispatcher?: Dispatcher } = {},
): Promise<WholeAnswer> {
  const { pathname, search } = new URL(request.url);
  const path = `${target.pathname.replace(/\/$/, '')}${pathname.slice('/api'.length)}${search}`;
  const { statusCode, headers, body } = await send(`${target.origin}${path}`, {
    method: request.method,
    headers: headersFor(request, own),
    signal: request.signal,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    body: sent.length > 0 ? sent : null,
    ...(dispatcher && { dispatcher }),
  });
  const bytes = new Uint8Array(await body.arrayBuffer());
  if (statusCode < 200 || statusCode > 599) throw new Error(`The backend answered ${statusCode}.`);
  const received = new Headers();
  for (const [name, values] of Object.entries(headers))
    for (const value of [values ?? []].flat()) received.append(name, value);
  return { status: statusCode, headers: withoutOwn(received), bytes };
}
