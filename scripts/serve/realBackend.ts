import { ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { Backend } from './portalListener.ts';

/** Milliseconds after which a backend that says nothing counts as failed; the portal itself gives up earlier. */
const patience = 60_000;

/**
 * A 502 for whoever reads the log. It has no `error` on purpose: that would be a sentence of the server, and the portal would
 * show it in place of its own. An answer that has begun can only be broken off.
 */
function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(502, headers).end('The backend behind API_URL did not answer.\n');
}

/**
 * Sends `/api/…` on to a real backend and streams its answers back.
 * @param address what stands in the place of `/api`, for example "https://example.com/api"
 */
export function realBackend(address: string): Backend {
  const proxy = createProxyServer({ target: new URL(address), changeOrigin: true, xfwd: true, proxyTimeout: patience });
  proxy.on('error', (error, request, response) => {
    console.error(`${request?.method} ${address}${request?.url}: ${error.message}`);
    if (response instanceof ServerResponse) answerUnavailable(response);
  });
  return {
    paths: ['/api'],
    listener(request, response) {
      request.url = request.url?.slice('/api'.length) || '/';
      void proxy.web(request, response);
    },
  };
}
