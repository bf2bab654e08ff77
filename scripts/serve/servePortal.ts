import { createServer, type RequestListener, type Server } from 'node:http';
import { portalFiles } from './portalFiles.ts';
import { portalListener, type Backend } from './portalListener.ts';
import { Problem } from './problem.ts';
import { watchReleases } from './release.ts';
import { reportsListener, type ReportsOptions } from './reports.ts';

/** How many ports are tried in turn. */
const tries = 20;

/** This machine only, by both addresses of "localhost". */
const loopback = ['127.0.0.1', '::1'];

/** A listening server. */
interface Listening {
  port: number;
  /** Stops listening, gives running answers a moment to finish, then closes all connections. */
  close(): Promise<void>;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function listenOn(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), 2_000);
  await closed;
  clearTimeout(impatience);
}

/** Listens on one port of all hosts, or on none. Skips IPv6 or IPv4 where the machine lacks it. */
async function listenOnAll(listener: RequestListener, port: number, hosts: string[]): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  for (const host of hosts) {
    try {
      servers.push(await listenOn(listener, servers[0] ? portOf(servers[0]) : port, host));
    } catch (error) {
      const absent = /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error)) && hosts.length > 1;
      if (absent) continue;
      await close();
      throw error;
    }
  }
  return { port: servers[0] ? portOf(servers[0]) : port, close };
}

function problemOf(error: unknown, port: number, host: string | undefined): Problem {
  const code = codeOf(error);
  if (code === 'EACCES')
    return new Problem(`Port ${port} needs more rights than this user has: choose one above 1023 with PORT.`);
  if (code === 'EADDRINUSE')
    return new Problem(`Port ${port} and the ports before it are busy: choose another one with PORT.`);
  return new Problem(
    `HOST=${host} is not an address of this machine (${code}): choose another one, or leave it out for this machine only.`,
  );
}

/**
 * Listens on a port, or on the next free one when it is busy (any free one for 0).
 * @param host One address to listen on. @default this machine only
 * @throws Problem when no port is free
 */
async function listenFrom(listener: RequestListener, port: number, host?: string): Promise<Listening> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnAll(listener, candidate, host === undefined ? loopback : [host]);
    } catch (error) {
      const last = candidate + 1 >= port + tries || candidate === 65_535;
      if (codeOf(error) !== 'EADDRINUSE' || last) throw problemOf(error, candidate, host);
    }
  }
}

export interface ServePortalOptions {
  /** Folder of the portal's production build. */
  dist: string;
  backend: Backend;
  /** Port to listen on; the next free one when it is busy, any free one for 0. */
  port: number;
  /** Address to listen on. @default this machine only */
  host?: string | undefined;
  /** What happens to the reports of browsers. @default lines on stdout */
  reports?: ReportsOptions;
}

/** A served portal. */
export interface RunningPortal {
  /** Address of the portal, without a final slash: "http://localhost:3000". */
  address: string;
  port: number;
  /** Stops serving and closes the backend. */
  close(): Promise<void>;
}

/**
 * Serves the built portal and its backend on one address.
 * @throws Problem when no port is free
 */
export async function servePortal(options: ServePortalOptions): Promise<RunningPortal> {
  const { dist, backend, port, host, reports = { forwardTo: null } } = options;
  const releases = await watchReleases(dist);
  const parts = {
    files: portalFiles(releases),
    reports: reportsListener(reports),
    release: () => releases.current()?.name ?? 'unknown',
  };
  const listening = await listenFrom(portalListener(parts, backend), port, host);
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${listening.port}`,
    port: listening.port,
    async close() {
      await listening.close();
      releases.close();
      backend.close?.();
    },
  };
}
