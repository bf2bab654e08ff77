import type { MockWorld } from './mockWorld.ts';

/** Most named worlds at a time; the one that was not asked for longest makes room for a new one. */
export const mostWorlds = 100;

/** Names that a world may have. */
export const worldName = /^[\w-]{1,64}$/;

/** Path of a page in a named world, as links carry it: `/__mock/in/NAME/...`. */
export const worldPath = /^\/__mock\/in\/([^/]+)/;

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
