import type { Browser, LaunchOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { RunningPortal } from '../../scripts/serve/servePortal.ts';
import { launchBrowser } from './browser.ts';
import { startPortal } from './server.ts';

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
