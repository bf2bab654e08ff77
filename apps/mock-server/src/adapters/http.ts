import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { MockApi } from '../core/createMockApi.ts';
import { errors } from '../core/errors.ts';
import { refusal } from '../core/refusal.ts';
import { withCors } from './cors.ts';

export { readReference } from '../docs/readReference.ts';
export { DataFileProblem, openFileStore, type FileStore, type FileStoreOptions } from './fileStore.ts';

/** Answers when there is no request to hand on (a host that is no host), or when `fetch` rejected (an answer against the contract). */
function failed(error: unknown): Response {
  const isBadRequest = error instanceof RequestError;
  if (!isBadRequest) console.error(error);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  const body = isBadRequest ? refusal([]) : errors.broken;
  return new Response(JSON.stringify(body), { status: isBadRequest ? 400 : 500, headers });
}

/** A listener of `node:http`. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** A function from request to response as a listener of `node:http`, with CORS for what lies under `/api`. */
export function requestListener(fetch: (request: Request) => Promise<Response>): Listener {
  const answer = withCors(fetch);
  // Without the library's replacements of the global Request and Response: the process may be somebody else's dev server.
  return getRequestListener(
    async (request, { outgoing }) => {
      const response = await answer(request);
      // A fault has cut the connection: nothing more is to be written to it.
      if (response.type !== 'error') return response;
      outgoing.destroy();
      return new Response(null);
    },
    // What a refused request still sends is left to Node to read away: the library would cut the connection, answer and all.
    { overrideGlobalObjects: false, errorHandler: failed, autoCleanupIncoming: false },
  );
}

/** The mock server as a listener of `node:http`, with CORS for the API. Answers every path; see `MockApi.fetch`. */
export function mockListener(api: MockApi): Listener {
  return requestListener((request) => api.fetch(request));
}
