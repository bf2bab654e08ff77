import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, LaunchOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { launchBrowser } from './browser.ts';
import { dist } from '../../scripts/lib/root.mjs';

/**
 * Serves the production build with a fresh mock server on a free port, as `npm start` does. Throws
 * when the portal has not been built.
 */
async function startPortal(): Promise<RunningPortal> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no production build: run "npm run build" first.');
  }
  return servePortal({ dist, backend: mockBackend(), port: 0 });
}

/**
 * Starts the served build and a browser before the tests of a file and stops them afterwards. Call
 * it at the top of the file.
 * @param options further options of the browser
 */
export function inPortal(options: LaunchOptions = {}): { readonly portal: RunningPortal; readonly browser: Browser } {
  let portal: RunningPortal | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), launchBrowser(options)]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });
  return {
    get portal() {
      if (!portal) throw new Error('The portal is not served yet');
      return portal;
    },
    get browser() {
      if (!browser) throw new Error('The browser is not open yet');
      return browser;
    },
  };
}
