import { existsSync } from 'node:fs';
import path from 'node:path';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';

/** The portal's production build, as `npm start` serves it. */
export const dist = path.resolve(import.meta.dirname, '../../apps/portal/dist');

/**
 * Serves the production build with a fresh mock server behind it, as `npm start` does, on a free
 * port. Throws when the portal has not been built; `npm run build` builds it.
 */
export async function startPortal(): Promise<RunningPortal> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no production build: run "npm run build" first.');
  }
  return servePortal({ dist, backend: mockBackend(), port: 0 });
}
