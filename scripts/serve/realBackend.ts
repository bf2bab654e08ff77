import { ServerResponse, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createProxyServer } from 'httpxy';
import { answerHeaders } from './headers.ts';
import type { Backend } from './portalListener.ts';

/** Timeout of the backend in milliseconds; the portal's own is shorter. */
const timeout = 60_000;

/**
 * A 502 without `error`, which the portal would show instead of its own message. Aborts an answer
 * that has started.
 */
function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The backend's headers, such as the length of its answer, may already be set.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = { ...answerHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(502, headers).end('The backend behind API_URL did not answer.\n');
}

/**
 * Fixes answers that Node cannot send or clients would wait for: invalid statuses and reasons,
 * trailers, and what is said of the backend's connection.
 */
function makeSendable(answer: IncomingMessage, call: string): void {
  const { statusCode = 0 } = answer;
  // A client ignores an answer with a status below 200.
  if (statusCode < 200 || statusCode > 599) {
    console.error(`${call}: the status ${statusCode} is none.`);
    answer.statusCode = 502;
  }
  answer.statusMessage = '';
  for (const name of ['connection', 'keep-alive', 'trailer', 'transfer-encoding']) delete answer.headers[name];
}

/** Deletes headers about the visitor's connection, which is not that to the backend. */
function deleteConnectionHeaders(headers: IncomingHttpHeaders): void {
  // Node has answered `Expect`, does not allow `Trailer` with a body of known length, and the answer repeats `Connection`.
  for (const name of ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']) delete headers[name];
  if (/upgrade/i.test(headers.connection ?? '')) headers.connection = 'close';
}

/** Headers that say who asks, and at which address. */
const forwardedHeader = /^(?:forwarded|x-real-ip|x-forwarded-.*)$/;

/**
 * Names the visitor's address to the backend. Deletes what the visitor wrote about it, unless a trusted proxy wrote it.
 */
function nameVisitor({ headers, socket }: IncomingMessage, trustProxy: boolean): void {
  for (const name of Object.keys(headers)) {
    // Many backends read "_" in a name as "-": X_Forwarded_For would be the visitor's word. No proxy writes it.
    if (name.includes('_') || (!trustProxy && forwardedHeader.test(name))) delete headers[name];
  }
  const address = socket.remoteAddress?.replace(/^::ffff:/, '');
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], address].flat().filter(Boolean).join(', ');
}

export interface RealBackendOptions {
  /** Whether a proxy in front writes the `X-Forwarded-…` headers. @default false: visitors may have written them */
  trustProxy?: boolean | undefined;
}

/**
 * Forwards `/api/…` to a real backend and streams its answers.
 * @param address The address that replaces `/api`, for example "https://example.com/api".
 */
export function realBackend(address: string, { trustProxy = false }: RealBackendOptions = {}): Backend {
  // Each request has its own connection: a backend may close a kept one while a request is on its way.
  const connection = { agent: false, headers: { connection: 'close' } };
  const target = new URL(address);
  const proxy = createProxyServer({ target, ...connection, changeOrigin: true, xfwd: true, proxyTimeout: timeout });
  proxy.on('error', (error, request, response) => {
    console.error(`${request?.method} ${address}${request?.url}: ${error.message}`);
    if (response instanceof ServerResponse) answerUnavailable(response);
  });
  proxy.on('proxyRes', (answer, { method, url }) => makeSendable(answer, `${method} ${address}${url}`));
  proxy.on('proxyReq', (sent, { method, url }, response) => {
    sent.once('upgrade', (_answer, socket) => {
      console.error(`${method} ${address}${url}: the backend changed the protocol.`);
      socket.destroy();
      answerUnavailable(response);
    });
  });
  return {
    paths: ['/api'],
    listener(request, response) {
      deleteConnectionHeaders(request.headers);
      nameVisitor(request, trustProxy);
      request.url = request.url?.slice('/api'.length) || '/';
      return proxy.web(request, response);
    },
  };
}
