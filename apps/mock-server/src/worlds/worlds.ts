import type { MockWorld } from './mockWorld.ts';

/** Most named worlds at a time; a new one replaces the least recently used. */
const mostWorlds = 100;

/** Names that a world may have. */
export const worldName = /^[\w-]{1,64}$/;

/** Path of a page in a named world, as links carry it: `/__mock/in/NAME/...`. */
export const worldPath = /^\/__mock\/in\/([^/]+)/;

/** Header that names the world of a request. */
export const worldHeader = 'X-Mock-World';

/** The worlds of a mock server: the ordinary one and the named ones. */
export interface Worlds {
  /** The ordinary world. */
  readonly ordinary: MockWorld;
  /** A world by its name ('' is the ordinary one), created on first use. */
  of(name: string): MockWorld;
  /** Names of the named worlds. */
  names(): string[];
  /** Removes a named world; false when there is none. */
  remove(name: string): boolean;
}

/** Builds the worlds of a server from the ordinary one and a function that creates others. */
export function createWorlds(ordinary: MockWorld, make: (name: string) => MockWorld): Worlds {
  const named = new Map<string, MockWorld>();

  function of(name: string): MockWorld {
    if (name === '') return ordinary;
    const world = named.get(name) ?? make(name);
    // Inserted again, so that the map's first key is the least recently used.
    named.delete(name);
    named.set(name, world);
    const [oldest] = named.keys();
    if (named.size > mostWorlds && oldest !== undefined) named.delete(oldest);
    return world;
  }

  return { ordinary, of, names: () => [...named.keys()], remove: (name) => named.delete(name) };
}
