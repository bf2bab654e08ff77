import getPort from 'get-port';

/** A port of this machine that is free now, and is not given to another test of this process. */
export function freePort(): Promise<number> {
  return getPort({ host: '127.0.0.1', reserve: true });
}
