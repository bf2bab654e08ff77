/** What of a package's entry in package-lock.json says what else is needed. */
interface LockEntry {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The `packages` of a package-lock.json: entries by place, for example "node_modules/vite". */
export type LockEntries = Record<string, LockEntry>;

/** Whether a package finds another from its place, looking outwards as Node does. */
function finds(entries: LockEntries, place: string, name: string): boolean {
  for (let from = place; ; from = from.slice(0, from.lastIndexOf('/'))) {
    if (from in entries && `${from === '' ? '' : `${from}/`}node_modules/${name}` in entries) return true;
    if (!from.includes('/')) return `node_modules/${name}` in entries;
  }
}

/**
 * Packages that the lock says are needed, optional ones included, but does not hold. `npm ci` refuses such a lock; npm writes one when
 * its registry lacks an optional package, as for another kind of machine.
 */
export function missingFromLock(entries: LockEntries): string[] {
  return Object.entries(entries).flatMap(([place, entry]) => {
    const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    return needed
      .filter((name) => !finds(entries, place, name))
      .map((name) => `${name}, needed by ${place || 'the root'}`);
  });
}
