import { createServer, type Server } from 'node:http';
import { listenFrom, shownAddress } from '@raiz/mock-server/http';
import { portalFiles } from './portalFiles.ts';
import { portalListener, type Backend } from './portalListener.ts';
import { watchReleases } from './release.ts';
import { reportsListener } from './reports.ts';

/** Waits up to two seconds for running answers, then closes all connections. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection is idle once its answer has ended; kept ones would stay open for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), 2_000);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

export interface ServePortalOptions {
  /** Folder of the portal's production build. */
  dist: string;
  backend: Backend;
  /** Port to listen on; the next free one if it is busy, any free one for 0. */
  port: number;
  /** Address to listen on. @default this machine only */
  host?: string | undefined;
  /** Logs a line for a browser's report. @default stdout */
  report?: (line: string) => void;
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
 * @throws ListenProblem when no port is free
 */
export async function servePortal(options: ServePortalOptions): Promise<RunningPortal> {
  const { dist, backend, port, host, report } = options;
  const releases = await watchReleases(dist);
  const parts = {
    files: portalFiles(releases),
    reports: reportsListener(report),
    release: () => releases.current()?.name ?? 'unknown',
  };
  const listener = portalListener(parts, backend);
  const listening = await listenFrom(() => createServer(listener), port, host);
  return {
    address: `http://${shownAddress(host, listening.port)}`,
    port: listening.port,
    async close() {
      await Promise.all(listening.servers.map(closeServer));
      releases.close();
      backend.close?.();
    },
  };
}
