/** An entry of package-lock.json, as far as it is read. */
export interface LockEntry {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Whether a licence, as packages say theirs, asks for no more than to be named. */
export function isPermissive(licence: string): boolean;

/** Every package of others that the workspaces, and what is named beside them, run with. */
export function shippedPackages(
  entries: Readonly<Record<string, LockEntry>>,
  more: readonly string[],
): { name: string; version: string; licence: string }[];
