import { createServer, type RequestListener, type Server } from 'node:http';
import { Problem } from './problem.ts';

/** How many ports are tried one after the other. */
const tries = 20;

/** This machine and nobody else, by either kind of address that "localhost" may stand for. */
const loopback = ['127.0.0.1', '::1'];

/** Something that listens. */
export interface Listening {
  port: number;
  /** Stops listening, lets answers under way finish for a moment, then closes all connections. */
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

/** Listens on one port of all hosts, or on none. A machine without IPv6 (or without IPv4) does with the rest. */
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
    `HOST=${host} is no address of this machine (${code}): choose another one, or leave it out for this machine only.`,
  );
}

/**
 * Listens on a port, or on the next free one when it is busy (any free one for 0).
 * @param host one address to listen on; by default this machine only
 * @throws Problem when no port is to be had
 */
export async function listenFrom(listener: RequestListener, port: number, host?: string): Promise<Listening> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnAll(listener, candidate, host === undefined ? loopback : [host]);
    } catch (error) {
      const last = candidate + 1 >= port + tries || candidate === 65_535;
      if (codeOf(error) !== 'EADDRINUSE' || last) throw problemOf(error, candidate, host);
    }
  }
}
