import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many ports are tried in turn. */
const tries = 20;

/** Why the server cannot listen: one sentence that says what to do. */
export class ListenProblem extends Error {
  override name = 'ListenProblem';
}

function listenOn(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address);
    });
  });
}

function problemOf(error: unknown, port: number, host: string): ListenProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EACCES')
    return new ListenProblem(`Port ${port} needs more rights than this user has: choose one above 1023 with --port.`);
  if (code === 'EADDRINUSE')
    return new ListenProblem(`Ports ${port - tries + 1} to ${port} are busy: choose another one with --port.`);
  return new ListenProblem(`${host} is not an address of this machine (${code}): choose another one with --host.`);
}

/**
 * Starts a server on a port or the next free one, and returns its address. Reports another port
 * than the wanted one on stderr.
 * @throws ListenProblem when no port is free
 */
export async function listenFrom(server: Server, port: number, host: string): Promise<AddressInfo> {
  for (let candidate = port; ; candidate += 1) {
    try {
      const address = await listenOn(server, candidate, host);
      // Such as too many open files, while it runs: that connection is lost, the others stay.
      server.on('error', (error) => console.error(error.message));
      if (address.port !== port && port !== 0)
        console.error(`Port ${port} is busy, so ${address.port} is used instead.`);
      return address;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || candidate + 1 >= port + tries || candidate === 65_535) throw problemOf(error, candidate, host);
    }
  }
}
