/** Headers that belong to one connection, or that fetch sets itself. */
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

/** An answer with its body read whole. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Reads an answer whole, without the headers that held for its connection only. */
export async function whole(response: Response): Promise<WholeAnswer> {
  return { status: response.status, headers: withoutOwn(response.headers), text: await response.text() };
}

/** How long the backend may take, in milliseconds. */
const patience = 60_000;

/**
 * Sends a request on to the backend: `/api/x` becomes `TARGET/x`. Redirects are handed back, not followed.
 * Rejects when the backend cannot be reached or does not answer within a minute.
 */
export async function forward(target: URL, request: Request, sent: string): Promise<WholeAnswer> {
  const { pathname, search } = new URL(request.url);
  const address = `${target.origin}${target.pathname.replace(/\/$/, '')}${pathname.slice('/api'.length)}${search}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && sent !== '';
  const response = await fetch(address, {
    method: request.method,
    headers: withoutOwn(request.headers),
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
    ...(hasBody ? { body: sent } : {}),
  });
  return whole(response);
}
