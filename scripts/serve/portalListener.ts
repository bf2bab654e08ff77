import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerHeaders } from './headers.ts';

/** Answers a request whose path has been read already. */
export type PathListener = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

/** What stands behind the portal on the same address. */
export interface Backend {
  /** First parts of the paths it answers, for example "/api". */
  paths: readonly string[];
  listener: RequestListener;
  /** Ends it in good order, for example by writing what is not written yet. */
  close?(): void;
}

/** The address as a browser would send it, with "..", "." and the like resolved, or null when the request line is none. */
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

/** One address for everything: `/healthz`, the backend's paths, and the portal's files for the rest. */
export function portalListener(files: PathListener, backend: Backend): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
    const url = readAddress(request);
    if (url === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    const { pathname } = url;
    // Everyone behind sees the path that was decided on.
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
