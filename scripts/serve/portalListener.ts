import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerHeaders } from './headers.ts';

/** Answers a request by its resolved path. */
export type PathListener = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

/** The backend behind the portal on the same address. */
export interface Backend {
  /** Prefixes of the paths it answers, for example "/api". */
  paths: readonly string[];
  listener: RequestListener;
  /** Ends it cleanly, for example writes pending changes. */
  close?(): void;
}

/** The address with ".." and "." resolved; null for an invalid request line. */
function readAddress(request: IncomingMessage): URL | null {
  const address = `http://portal${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('{"status":"ok"}\n');
}

/** Answers `/healthz`, the backend's paths, and the portal's files for the rest. */
export function portalListener(files: PathListener, backend: Backend): RequestListener {
  return (request, response) => {
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
      answerHealth(response);
    } else if (backend.paths.some((base) => isBelow(pathname, base))) {
      backend.listener(request, response);
    } else {
      files(request, response, pathname);
    }
  };
}
