/** Headers of a single connection, or set by fetch. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'expect',
];

function withoutOwn(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ownHeaders) kept.delete(name);
  return kept;
}

/** An answer with its whole body. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Reads a whole answer, without the headers of its connection. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  return { status: response.status, headers: withoutOwn(response.headers), text: await response.text() };
}

/** Time limit of the backend in milliseconds. */
const timeout = 60_000;

/**
 * Forwards a request to the backend: `/api/x` becomes `TARGET/x`. Does not follow redirects.
 * Headers of `own` take the place of those of the request.
 * Rejects when the backend is unreachable or needs more than a minute.
 */
export async function forward(target: URL, request: Request, sent: string, own = new Headers()): Promise<WholeAnswer> {
  const { pathname, search } = new URL(request.url);
  const address = `${target.origin}${target.pathname.replace(/\/$/, '')}${pathname.slice('/api'.length)}${search}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && sent !== '';
  const headers = withoutOwn(request.headers);
  // No kept connection: one that the backend closes meanwhile would count as a break.
  headers.set('Connection', 'close');
  for (const [name, value] of own) headers.set(name, value);
  const abort = new AbortController();
  const stop = () => abort.abort();
  // Not AbortSignal.timeout(), which would keep each call for the whole minute.
  const timer = setTimeout(stop, timeout);
  request.signal.addEventListener('abort', stop, { once: true });
  try {
    const response = await fetch(address, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: abort.signal,
      ...(hasBody ? { body: sent } : {}),
    });
    return await readWhole(response);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}
