import type { MockWorld } from './mockWorld.ts';

/** Most named worlds at a time; the one that was not asked for longest makes room for a new one. */
export const mostWorlds = 100;

/** Names that a world may have. */
const worldName = /^[\w-]{1,64}$/;

/** Header that names the world of a request. */
export const worldHeader = 'X-Mock-World';

/** The worlds of a mock server: the ordinary one, and as many named ones as are asked for. */
export interface Worlds {
  /** The ordinary world. */
  readonly ordinary: MockWorld;
  /** A world by its name ('' is the ordinary one), made when it is first asked for. */
  of(name: string): MockWorld;
  /** Names of those that were asked for. */
  names(): string[];
  /** Forgets a named world; false when there is none. */
  remove(name: string): boolean;
}

/** Builds the worlds of a server from the ordinary one and a way to make others. */
export function createWorlds(ordinary: MockWorld, make: (name: string) => MockWorld): Worlds {
  const named = new Map<string, MockWorld>();

  function of(name: string): MockWorld {
    if (name === '') return ordinary;
    const world = named.get(name) ?? make(name);
    // Put in anew, so that the first of the map is the one that was not asked for longest.
    named.delete(name);
    named.set(name, world);
    const [oldest] = named.keys();
    if (named.size > mostWorlds && oldest !== undefined) named.delete(oldest);
    return world;
  }

  return { ordinary, of, names: () => [...named.keys()], remove: (name) => named.delete(name) };
}

/** Which world a request is meant for, and its address without the world's name; or why none can be told. */
export type WorldAddress = { name: string; url: URL } | { problem: string };

/**
 * Reads the world of a request: from the address of a page (`/__mock/in/NAME/...`), which a link can carry, else from the header
 * `X-Mock-World`; the ordinary one ('') without both.
 */
export function worldAddress(request: Request): WorldAddress {
  const url = new URL(request.url);
  const [, inAddress, rest = ''] = /^\/__mock\/in\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
  const name = inAddress ?? request.headers.get(worldHeader) ?? '';
  if (name !== '' && !worldName.test(name)) {
    return { problem: `The name of a world is 1 to 64 letters, digits, "-" or "_", not "${name.slice(0, 80)}".` };
  }
  if (inAddress !== undefined) url.pathname = `/__mock${rest}`;
  return { name, url };
}
