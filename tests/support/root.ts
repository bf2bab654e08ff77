import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The production build of the portal. */
export const dist = path.join(root, 'apps/portal/dist');
