import type { MockDatabase } from './mockDatabase.ts';

/** Maximum number of named databases; a new one replaces the least recently used. */
const maxDatabases = 100;

/** Valid names of a database. */
export const databaseName = /^[\w-]{1,64}$/;

/** Path of a page in a named database: links have the form `/__mock/in/NAME/...`. */
export const databasePath = /^\/__mock\/in\/([^/]+)/;

/** Header that names the database of a request. */
export const databaseHeader = 'X-Mock-Database';

/** The databases of a mock server: the ordinary one and the named ones. */
export interface Databases {
  /** The ordinary database. */
  readonly ordinary: MockDatabase;
  /** A database by its name ('' is the ordinary one), created on first use. */
  of(name: string): MockDatabase;
  /** Names of the named databases. */
  names(): string[];
  /** Removes a named database; false when there is none. */
  remove(name: string): boolean;
}

/** Builds the databases of a server from the ordinary one and a function that creates others. */
export function createDatabases(ordinary: MockDatabase, make: (name: string) => MockDatabase): Databases {
  const named = new Map<string, MockDatabase>();

  function of(name: string): MockDatabase {
    if (name === '') return ordinary;
    const db = named.get(name) ?? make(name);
    // Inserted again, so that the map's first key is the least recently used.
    named.delete(name);
    named.set(name, db);
    const [oldest] = named.keys();
    if (named.size > maxDatabases && oldest !== undefined) named.delete(oldest);
    return db;
  }

  return { ordinary, of, names: () => [...named.keys()], remove: (name) => named.delete(name) };
}
