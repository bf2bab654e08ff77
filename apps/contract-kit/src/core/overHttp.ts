import { request as call } from 'undici';
import type { Send } from './send.ts';

/** Sends a request with its own Host header, which `fetch` replaces. */
async function withItsHost(request: Request): Promise<Response> {
  const { url, method, signal } = request;
  const text = await request.text();
  const sent = { method, headers: Object.fromEntries(request.headers), body: text === '' ? null : text, signal };
  const { statusCode: status, headers, body } = await call(url, sent);
  const received = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value) received.set(name, String(value));
  const bytes = await body.arrayBuffer();
  return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: received });
}

/** Sends requests with `fetch`, except those with a Host header of their own, which `fetch` would replace. */
export const sendOverHttp: Send = (request) => (request.headers.has('host') ? withItsHost(request) : fetch(request));

/** Adds headers to the requests of one origin, never to those of others: they may be keys. */
export function withHeaders(send: Send, address: string, own: Headers): Send {
  const { origin } = new URL(address);
  return (request) => {
    if (new URL(request.url).origin === origin)
      for (const [name, value] of own) if (!request.headers.has(name)) request.headers.set(name, value);
    return send(request);
  };
}
