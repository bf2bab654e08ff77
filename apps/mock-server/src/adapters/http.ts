import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { MockApi } from '../core/createMockApi.ts';
import { errors } from '../core/errors.ts';
import { withCors } from './cors.ts';

/** What `fetch` rejected with: an answer against the contract, or a connection that broke while the request was read. */
function failed(error: unknown): Response {
  console.error(error);
  return Response.json(errors.broken, { status: 500, headers: { 'Cache-Control': 'no-store' } });
}

/** The mock server as a listener of `node:http`, with CORS for the API. Answers every path; see `MockApi.fetch`. */
export function mockListener(api: MockApi): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  // Without the library's replacements of the global Request and Response: the process may be somebody else's dev server.
  return getRequestListener(
    withCors((request) => api.fetch(request)),
    { overrideGlobalObjects: false, errorHandler: failed },
  );
}
