/** The dependencies of an entry in package-lock.json. */
interface LockEntry {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The `packages` of a package-lock.json: entries by place, for example "node_modules/vite". */
export type LockEntries = Record<string, LockEntry>;

/** Whether Node's resolution finds a package from a folder. */
function finds(entries: LockEntries, place: string, name: string): boolean {
  for (let from = place; ; from = from.slice(0, from.lastIndexOf('/'))) {
    if (from in entries && `${from === '' ? '' : `${from}/`}node_modules/${name}` in entries) return true;
    if (!from.includes('/')) return `node_modules/${name}` in entries;
  }
}

/**
 * Dependencies, including optional ones, without an entry. `npm ci` rejects such a lock; npm writes
 * one when its registry lacks an optional package of another platform.
 */
export function missingFromLock(entries: LockEntries): string[] {
  return Object.entries(entries).flatMap(([place, entry]) => {
    const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    return needed
      .filter((name) => !finds(entries, place, name))
      .map((name) => `${name}, needed by ${place || 'the root'}`);
  });
}
