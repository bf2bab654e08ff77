import type { Server } from 'node:http';
import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '@raiz/contract/commandLine';

/** Maximum number of ports to try in turn. */
const tries = 20;

/** This machine only, at both addresses of "localhost". */
const loopback = ['127.0.0.1', '::1'];

/** How long an idle connection stays open, in milliseconds: longer than balancers keep theirs, usually 60 s. */
const keepAliveTimeout = 75_000;

/** Why a server cannot listen: one sentence that says what to do. */
export class ListenProblem extends Error {
  override name = 'ListenProblem';
}

/** Servers that listen on one port. */
export interface Listening {
  port: number;
  /** One for each address. */
  servers: readonly Server[];
}

/** The port option, the same for each server, which takes the next free port when this one is busy. */
export function portOption(usual: number) {
  return new Option('--port <n>', 'port to listen on; the next free one when it is busy, any free one for 0')
    .argParser(wholeNumber(0, 65_535))
    .default(usual)
    .env('PORT');
}

/** What `--host` of each server means. */
export const hostText = 'address to listen on (default: this machine only)';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Starts a server and returns its port. */
function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      // Such as too many open files while the server runs: that connection fails, the others continue.
      server.on('error', (error) => console.error(error.message));
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Listens on one port of all hosts, or on none. Skips IPv6 or IPv4 where the machine lacks it. */
async function listenOnAll(newServer: () => Server, port: number, hosts: readonly string[]): Promise<Listening> {
  const servers: Server[] = [];
  let common = port;
  for (const host of hosts) {
    const server = Object.assign(newServer(), { keepAliveTimeout, headersTimeout: keepAliveTimeout + 1_000 });
    try {
      common = await listenOn(server, common, host);
      servers.push(server);
    } catch (error) {
      if (/^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error)) && hosts.length > 1) continue;
      for (const other of servers) other.close();
      throw error;
    }
  }
  return { port: common, servers };
}

function problemOf(error: unknown, port: number, host: string): ListenProblem {
  const code = codeOf(error);
  if (code === 'EACCES')
    return new ListenProblem(`Port ${port} needs more rights than this user has: choose one above 1023 with --port.`);
  if (code === 'EADDRINUSE')
    return new ListenProblem(`Port ${port} and the ports before it are busy: choose another one with --port.`);
  return new ListenProblem(`${host} is not an address of this machine (${code}): choose another one with --host.`);
}

/**
 * Listens on a port or the next free one (any free one for 0). Listening itself shows whether a port is free: another
 * process may take a port between a check and its use (docs/decisions/0049-command-lines-and-ports.md).
 * @param newServer Creates a server for each address.
 * @param host One address. @default this machine only, at both addresses of "localhost"
 * @throws ListenProblem when no port is free
 */
export async function listenFrom(newServer: () => Server, port: number, host?: string): Promise<Listening> {
  const hosts = host === undefined ? loopback : [host];
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnAll(newServer, candidate, hosts);
    } catch (error) {
      const isLast = candidate + 1 >= port + tries || candidate === 65_535;
      if (codeOf(error) !== 'EADDRINUSE' || isLast) throw problemOf(error, candidate, hosts.join());
    }
  }
}

/** The address of a listening server as a part of a URL: "localhost:3000", "[::1]:4010". */
export function shownAddress(host: string | undefined, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `localhost:${port}`;
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
