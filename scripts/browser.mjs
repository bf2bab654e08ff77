import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstall } from './lib/install.mjs';

/** Prints the path of the Chromium that the tests use, getting one first when there is none. */
export async function run() {
  await ensureInstall();
  console.log(await ensureBrowser());
}
