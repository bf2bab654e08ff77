import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The production build of the portal. */
export const dist = path.join(root, 'apps/portal/dist');

/**
 * A file or folder of the repository, by its path from the root.
 * @param {string[]} parts
 */
export function fromRoot(...parts) {
  return path.join(root, ...parts);
}
