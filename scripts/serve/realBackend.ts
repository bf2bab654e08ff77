import { ServerResponse, type IncomingMessage } from 'node:http';
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
 * trailers, and the transfer encoding of the backend's connection.
 */
function makeSendable(answer: IncomingMessage, call: string): void {
  const { statusCode = 0 } = answer;
  // A client ignores an answer with a status below 200.
  if (statusCode < 200 || statusCode > 599) {
    console.error(`${call}: the status ${statusCode} is none.`);
    answer.statusCode = 502;
  }
  answer.statusMessage = '';
  delete answer.headers.trailer;
  delete answer.headers['transfer-encoding'];
}

/**
 * Forwards `/api/…` to a real backend and streams its answers.
 * @param address The address that replaces `/api`, for example "https://example.com/api".
 */
export function realBackend(address: string): Backend {
  const proxy = createProxyServer({ target: new URL(address), changeOrigin: true, xfwd: true, proxyTimeout: timeout });
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
      // Node does not allow this header with a body of known length.
      delete request.headers.trailer;
      request.url = request.url?.slice('/api'.length) || '/';
      return proxy.web(request, response);
    },
  };
}
