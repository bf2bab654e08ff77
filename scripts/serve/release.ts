import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Handler, HonoRequest } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { cacheControl, noStore, securityHeaders } from '../../apps/portal/build/headers.ts';
import { portalPolicy } from '../../apps/portal/build/policy.ts';

/** The files of a build, and their compressed copies, by their paths: "/assets/main-abc.js.br". */
type Files = Map<string, { body: Buffer<ArrayBuffer>; headers: Record<string, string> }>;

/** The endings of compressed copies and their encodings, the smaller copy first. */
const copies: readonly [string, string][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/** Reads the build in a folder, with its name; null without one. */
export function readRelease(dist: string): { name: string; files: Files } | null {
  if (!existsSync(path.join(dist, '200.html'))) return null;
  const files: Files = new Map();
  const security = securityHeaders(portalPolicy(dist));
  for (const place of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(dist, place)).isFile()) continue;
    const [name, body] = [`/${place.replaceAll('\\', '/')}`, readFileSync(path.join(dist, place))];
    const [ending = '', encoding] = copies.find(([end]) => name.endsWith(end)) ?? [];
    const headers = {
      ...security,
      'Cache-Control': cacheControl(name),
      'Content-Length': String(body.length),
      'Content-Type': getMimeType(name.slice(0, name.length - ending.length)) ?? 'application/octet-stream',
      // Not from size and time, which two builds may share.
      ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    files.set(name, { body, headers });
  }
  const page = files.get('/200.html')?.body.toString() ?? '';
  return { name: /<meta name="release" content="([^"]*)"/.exec(page)?.[1] ?? 'unknown', files };
}

/** Spellings of a page's address that the portal does not know: the file's name, repeated or escaped slashes. */
const misspelled = /\/\/|%2f|%5c|\.html\/?$|^\/(?:200|index)\/?$/i;

/** Files that are never served: settings of static hosts, hidden files, and compressed copies by their own names. */
const hidden = /^\/_(?:headers|redirects)\/?$|\/\.(?!well-known\/)|\.(?:br|gz)$|\0/;

/** Whether a person opens an address: a missing script, picture or style sheet must not get a page. */
function isPage(request: HonoRequest, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return false;
  const mode = request.header('Sec-Fetch-Mode');
  if (mode !== undefined) return mode === 'navigate';
  const accepted = request.header('Accept') ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && !/\.\w+$/.test(pathname));
}

/** The file for a request, which is `/200.html` for most routes, compressed if the browser accepts it. */
function fileFor(request: HonoRequest, files: Files) {
  const pathname = decodeURIComponent(request.path);
  if (misspelled.test(request.path) || misspelled.test(pathname) || hidden.test(pathname)) return undefined;
  const page = pathname === '/' ? '/index.html' : `${pathname.replace(/\/$/, '')}.html`;
  const name = [pathname, page, ...(isPage(request, pathname) ? ['/200.html'] : [])].find((one) => files.has(one));
  if (name === undefined) return undefined;
  const accepted = parseAccept(request.header('Accept-Encoding') ?? '').flatMap(({ type, q }) => (q > 0 ? type : []));
  const copy = copies.find(([end, encoding]) => accepted.includes(encoding) && files.has(name + end));
  return files.get(name + (copy?.[0] ?? ''));
}

/** Serves the files of a build, its page for every route, 404 for a missing file. Ignores ranges, as HTTP allows. */
export function filesHandler(files: Files): Handler {
  return ({ req, text }) => {
    const file = fileFor(req, files);
    if (file === undefined) return text('Not found\n', 404, noStore);
    return new Response(file.body, { headers: file.headers });
  };
}
