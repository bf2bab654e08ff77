import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerHeaders } from './headers.ts';

/** Answers a request by its resolved path. */
export type PathListener = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

/** The backend behind the portal on the same address. */
export interface Backend {
  /** Prefixes of the paths it answers, for example "/api". */
  paths: readonly string[];
  listener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** Closes it, for example writes pending changes. */
  close?(): void;
}

/** The address, a path or whole, with ".." and "." resolved; null for an invalid request line. */
function readAddress({ url = '/' }: IncomingMessage): URL | null {
  const address = /^https?:\/\//i.test(url) ? url : `http://portal${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

function answerHealth(response: ServerResponse, release: string): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(200, headers).end(`${JSON.stringify({ status: 'ok', release })}\n`);
}

/** The handlers besides the backend. */
export interface Parts {
  files: PathListener;
  reports: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The name of the served release. */
  release: () => string;
}

/** Ends a request whose listener threw: 500 and one line on stderr; the server continues. */
function answerFault(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${request.method} ${request.url}: ${reason.replaceAll(/\s+/g, ' ')}`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Internal server error\n');
}

/** Answers `/healthz`, `/reports`, the backend's paths, and the portal's files for the rest. */
export function portalListener({ files, reports, release }: Parts, backend: Backend): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
    const url = readAddress(request);
    if (url === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    const { pathname } = url;
    // All listeners get the resolved path.
    request.url = pathname + url.search;
    if (pathname === '/healthz') {
      answerHealth(response, release());
    } else if (pathname === '/reports') {
      await reports(request, response);
    } else if (backend.paths.some((base) => isBelow(pathname, base))) {
      await backend.listener(request, response);
    } else {
      files(request, response, pathname);
    }
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => answerFault(request, response, error));
  };
}
