import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Handler } from 'hono';
import { etag } from 'hono/etag';
import { METHOD_NAME_ALL } from 'hono/router';
import { appListener, httpServer, listenFrom, shownAddress } from '@raiz/mock-server/http';
import { answerHeaders, noStore } from '../../apps/portal/build/headers.ts';
import { filesHandler, readRelease } from './release.ts';
import { reportsHandler } from './reports.ts';

/** The backend behind the portal on the same address. */
export interface Backend {
  /** The paths that it answers, for example "/api/*". */
  paths: string[];
  answer: Handler<{ Bindings: HttpBindings }>;
  /** What the command prints about it, by the portal's address. */
  about(portal: string): string;
  /** Closes it, for example writes pending changes. */
  close?(): void;
}

export interface ServePortalOptions {
  /** Folder of the portal's production build, which is read once. */
  dist: string;
  backend: Backend;
  /** Port to listen on; the next free one if it is busy, any free one for 0. */
  port: number;
  /** Address to listen on. @default this machine only */
  host?: string | undefined;
  /** Logs a line for a browser's report. @default stdout */
  report?: (line: string) => void;
}

/** The whole server: files, backend, `/healthz` and `/reports`. */
function portalApp({ dist, backend, report = console.log }: ServePortalOptions): Hono<{ Bindings: HttpBindings }> {
  const release = readRelease(dist);
  // Routes see paths as they are sent: what is escaped has its own rules.
  return new Hono<{ Bindings: HttpBindings }>({ getPath: ({ url }) => new URL(url).pathname })
    .onError((error, { req, text }) => {
      if (error instanceof URIError) return text('Bad request\n', 400, noStore);
      console.error(`${req.method} ${req.path}: ${error.message}`);
      return text('Internal server error\n', 500, noStore);
    })
    .use(async (context, next) => {
      await next();
      const { headers, status } = context.res;
      // A browser replaces the headers of the page that it keeps by these.
      if (status === 304) return;
      for (const [name, value] of Object.entries(answerHeaders)) if (!headers.has(name)) headers.set(name, value);
    })
    .get('/healthz', ({ json }) => json({ status: 'ok', release: release?.name ?? 'unknown' }, 200, noStore))
    .post('/reports', reportsHandler(report))
    .all('/reports', ({ body }) => body(null, 405, { Allow: 'POST' }))
    .on(METHOD_NAME_ALL, backend.paths, backend.answer)
    .get('*', etag(), release ? filesHandler(release.files) : ({ text }) => text('No build\n', 503, noStore))
    .all('*', ({ text }) => text('Method not allowed\n', 405, { ...noStore, Allow: 'GET, HEAD' }));
}

/** A served portal. */
export type RunningPortal = Awaited<ReturnType<typeof servePortal>>;

/**
 * Serves the built portal and its backend on one address, such as "http://localhost:3000".
 * @throws ListenProblem when no port is free
 */
export async function servePortal(options: ServePortalOptions) {
  const listener = appListener(portalApp(options));
  const { servers, port } = await listenFrom(() => httpServer(listener), options.port, options.host);
  /** Stops serving: gives running answers two seconds, then closes the backend. */
  async function close(): Promise<void> {
    for (const server of servers) setTimeout(() => server.closeAllConnections(), 2_000).unref();
    await Promise.all(servers.map((server) => once(server.close(), 'close')));
    options.backend.close?.();
  }
  return { address: `http://${shownAddress(options.host, port)}`, port, close };
}
