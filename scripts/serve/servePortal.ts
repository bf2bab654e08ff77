import { listenFrom } from './listen.ts';
import { portalFiles } from './portalFiles.ts';
import { portalListener, type Backend } from './portalListener.ts';

export interface ServePortalOptions {
  /** Folder of the portal's production build. */
  dist: string;
  backend: Backend;
  /** Port to listen on; the next free one when it is busy, any free one for 0. */
  port: number;
  /** Address to listen on. @default this machine only */
  host?: string | undefined;
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
export async function servePortal({ dist, backend, port, host }: ServePortalOptions): Promise<RunningPortal> {
  const listening = await listenFrom(portalListener(portalFiles(dist), backend), port, host);
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${listening.port}`,
    port: listening.port,
    async close() {
      await listening.close();
      backend.close?.();
    },
  };
}
