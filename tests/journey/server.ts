import { existsSync } from 'node:fs';
import path from 'node:path';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';

/** The production build, as `npm start` serves it. */
export const dist = path.resolve(import.meta.dirname, '../../apps/portal/dist');

/**
 * Serves the production build with a fresh mock server on a free port, as `npm start` does. Throws
 * when the portal has not been built.
 */
export async function startPortal(): Promise<RunningPortal> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no production build: run "npm run build" first.');
  }
  return servePortal({ dist, backend: mockBackend(), port: 0 });
}
