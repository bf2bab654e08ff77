import { errorBodies } from '@raiz/contract';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { invalidRequestBody } from '../core/errors.ts';
import type { MockApi } from '../createMockApi.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers an invalid HTTP request, or one with too long headers, with the contract's error body. */
function refuse(error: Error, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = ('code' in error && statuses[String(error.code)]) || 400;
  const body = Buffer.from(JSON.stringify(invalidRequestBody([])));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${body.byteLength}`,
    'Connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}

/** Creates a server for a listener. Requests that Node itself rejects get the API's error body. */
export function httpServer(listener: Listener): Server {
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => void listener(incoming, outgoing));
  return server.on('clientError', refuse);
}

export { hostText, listenFrom, ListenProblem, portOption, shownAddress } from './listen.ts';
export { endWithNpm } from './endWithNpm.ts';
export { outliveReaders } from './outliveReaders.ts';
export { demoGreeting } from '../cli/demoGreeting.ts';
export { DataFileProblem, openFileStore, type FileStore, type FileStoreOptions } from './fileStore.ts';

/** Answers an invalid Host header with 400, and a rejected `fetch` (an answer that breaks the contract) with 500. */
function failed(error: unknown): Response {
  const isBadRequest = error instanceof RequestError;
  if (!isBadRequest) console.error(error);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  const body = isBadRequest ? invalidRequestBody([]) : errorBodies.ErroInterno;
  return new Response(JSON.stringify(body), { status: isBadRequest ? 400 : 500, headers });
}

/**
 * Pages of any origin may call the API with any header and with credentials: the mock protects nothing, and its tokens
 * are not cookies. With credentials no list may be "*", so the answer echoes the origin and the requested headers. A
 * method that the contract lacks gets a 405 that the page can read.
 */
const corsHeaders = cors({
  origin: (origin) => origin,
  credentials: true,
  exposeHeaders: [
    'Allow',
    'Content-Disposition',
    'Content-Length',
    'Content-Range',
    'Date',
    'ETag',
    'Location',
    'Retry-After',
    'X-Mock-Fault-Applied',
    'X-Request-Id',
  ],
  maxAge: 600,
});

/** What pages of any origin may read: the API, and the certificates that its answers link to. */
const openPaths = ['/api/*', '/__mock/certificates/*', '/__mock/in/:database/certificates/*'];

/** Passes Chrome's private network check, for public pages that call a mock on this machine. */
const privateNetwork = createMiddleware(async (context, next) => {
  if (context.req.header('Access-Control-Request-Private-Network') === 'true')
    context.header('Access-Control-Allow-Private-Network', 'true');
  await next();
});

/**
 * Discards the rest of a body that the server rejected before its end: a kept-alive connection carries the next request
 * only after the end of this one. Node itself discards a body that nobody has started to read.
 */
function discardRest({ body }: Request): void {
  if (body && !body.locked) body.pipeTo(new WritableStream()).catch(() => undefined);
}

/** A listener of `node:http`. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Turns an app for this server into a listener of `node:http`. */
export function appListener(app: Hono<{ Bindings: HttpBindings }>): Listener {
  return getRequestListener(app.fetch, {
    // The process may be another dev server, so its global Request and Response stay unchanged.
    overrideGlobalObjects: false,
    errorHandler: failed,
    // The library would cut the connection after half a second.
    autoCleanupIncoming: false,
  });
}

/** An app that answers every request by a function, with CORS under `/api`. */
function answeringApp(answer: (request: Request) => Promise<Response>): Hono<{ Bindings: HttpBindings }> {
  return (
    new Hono<{ Bindings: HttpBindings }>()
      .onError(failed)
      .on('OPTIONS', openPaths, privateNetwork)
      // Without an Origin header, OPTIONS asks for the methods of a path.
      .on(METHOD_NAME_ALL, openPaths, (context, next) =>
        context.req.header('origin') ? corsHeaders(context, next) : next(),
      )
      .all('*', async ({ env, req }) => {
        const response = await answer(req.raw);
        if (req.raw.bodyUsed) discardRest(req.raw);
        if (response.type !== 'error') return response;
        // A fault has cut the connection: write nothing more to it.
        env.outgoing.destroy();
        return new Response(null);
      })
  );
}

/** A listener of `node:http` for a function from request to response, with CORS under `/api`. */
export function requestListener(answer: (request: Request) => Promise<Response>): Listener {
  return appListener(answeringApp(answer));
}

/** The mock server as an app, which another app may mount; see `MockApi.fetch`. */
export function mockApp(api: MockApi): Hono<{ Bindings: HttpBindings }> {
  return answeringApp((request) => api.fetch(request));
}

/** The mock server as a listener of `node:http`. */
export function mockListener(api: MockApi): Listener {
  return appListener(mockApp(api));
}
