import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cacheControl, currentHeaders } from './headers.ts';
import type { PathListener } from './portalListener.ts';

/** The part of a request that tells whether it opens a page. */
export type PageRequest = Pick<IncomingMessage, 'headers'>;

/**
 * Whether an address without a file is a route of the portal, answered with its page: a navigation,
 * or a tool without an Accept header. A missing script, picture or style sheet must not get a page.
 */
export function isPage({ headers }: PageRequest, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  return accepted.includes('*/*') && !/\.\w+$/.test(pathname);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = status === 405 ? 'Method not allowed\n' : 'Not found\n';
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(text);
}

/** Settings for static hosts, which are not served. */
const hostSettings = ['/_headers', '/_redirects'];

/**
 * Serves a built single-page app: files (brotli or gzip where they exist), its page for every
 * route, 404 for a missing file, and the security headers on all of it.
 */
export function portalFiles(dist: string): PathListener {
  // `dev` looks up files at each request, so that a rebuild is served without a restart.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true });
  const headers = currentHeaders(dist);
  return (request, response, pathname) => {
    response.setHeaders(new Map(Object.entries(headers()).map(([name, value]) => [name, String(value)])));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    if (hostSettings.includes(pathname)) {
      refuse(response, 404);
      return;
    }
    // Files are small and always sent whole: sirv throws on ranges outside of a file.
    delete request.headers.range;
    request.url = pathname;
    response.setHeader('Cache-Control', cacheControl(pathname));
    files(request, response, () => {
      if (!isPage(request, pathname)) {
        refuse(response, 404);
        return;
      }
      // The page of routes that are not prerendered; a build without one has the same page for all.
      request.url = '/200.html';
      files(request, response, () => {
        request.url = '/';
        files(request, response, () => refuse(response, 404));
      });
    });
  };
}
