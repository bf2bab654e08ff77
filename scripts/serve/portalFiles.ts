import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { answerHeaders, cacheControl } from './headers.ts';
import type { PathListener } from './portalListener.ts';
import { packings, type Content, type Release, type ReleaseFile, type Releases } from './release.ts';

/**
 * Whether an address without a file is a route of the portal: a navigation, or a request without an
 * Accept header. A missing script, picture or style sheet must not get a page.
 */
function isPage({ headers }: IncomingMessage, pathname: string): boolean {
  if (pathname.startsWith('/assets/') || hostSettings.test(pathname)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  return accepted.includes('*/*') && !/\.\w+$/.test(pathname);
}

/** Settings for static hosts, which the server does not serve. */
const hostSettings = /^\/_(?:headers|redirects)\/?$/;

const rejections = {
  400: 'Bad request\n',
  404: 'Not found\n',
  405: 'Method not allowed\n',
  503: 'There is no whole build of the portal yet\n',
};

function reject(response: ServerResponse, status: keyof typeof rejections, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(rejections[status]);
}

/** The path with escapes and repeated slashes resolved; null for an invalid one. */
function readPath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : path.posix.normalize(decoded.replaceAll('\\', '/'));
  } catch {
    return null;
  }
}

/** The file at a path; a page needs no ending, and may have a final slash. */
function fileAt({ files }: Release, pathname: string): ReleaseFile | undefined {
  if (pathname === '/') return files.get('/index.html');
  return files.get(pathname) ?? files.get(`${pathname.replace(/\/$/, '')}.html`);
}

/**
 * Whether an address spells that of a page in a way that the portal does not know: by the name of its file, or with
 * repeated or escaped slashes.
 */
function isMisspelled(address: string, pathname: string): boolean {
  return /\/\/|%2f|%5c/i.test(address) || /\.html\/?$|^\/(?:200|index)\/?$/.test(pathname);
}

/** The content that the browser accepts, and its encoding. */
function contentFor(request: IncomingMessage, { plain, packed }: ReleaseFile): [Content, string | null] {
  const accepted = new Negotiator(request).encodings([...packings]);
  const packing = packings.find((one) => accepted.includes(one) && packed[one]);
  return [(packing && packed[packing]) ?? plain, packing ?? null];
}

function send(request: IncomingMessage, response: ServerResponse, file: ReleaseFile, caching: string): void {
  const [{ body, etag }, encoding] = contentFor(request, file);
  response.setHeader('Cache-Control', caching);
  response.setHeader('ETag', etag);
  if (Object.keys(file.packed).length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  // Files are small: a range request gets the whole file.
  response.writeHead(200, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves a built single-page app: files (brotli or gzip if they exist), its page for every route,
 * 404 for a missing file, 503 without a build; all with the security headers.
 */
export function portalFiles(releases: Releases): PathListener {
  return (request, response, address) => {
    const release = releases.current();
    response.setHeaders(new Map(Object.entries(release?.headers ?? answerHeaders)));
    const pathname = readPath(address);
    if (request.method !== 'GET' && request.method !== 'HEAD') reject(response, 405, { Allow: 'GET, HEAD' });
    else if (pathname === null) reject(response, 400);
    else if (release === null) reject(response, 503, { 'Retry-After': '5' });
    else if (isMisspelled(address, pathname)) reject(response, 404);
    else {
      const file = fileAt(release, pathname) ?? openFile(releases.previous(), pathname);
      // The page of routes that are not prerendered; a build without one has the same page for all.
      const page = isPage(request, pathname) ? (fileAt(release, '/200') ?? fileAt(release, '/')) : undefined;
      if (file) send(request, response, file, cacheControl(pathname));
      else if (page) send(request, response, page, cacheControl('/200.html'));
      else reject(response, 404);
    }
  };
}

/** A file of the previous build, for its open pages. */
function openFile(previous: Release | null, pathname: string): ReleaseFile | undefined {
  return pathname.startsWith('/assets/') ? previous?.files.get(pathname) : undefined;
}
