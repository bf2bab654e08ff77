import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Draws the portal's pictures for browsers, home screens and messengers again, from the brand's
 * mark and `VITE_BRAND_NAME`.
 */
export async function run() {
  await ensureInstall();
  return (await runNode(['--import', 'tsx', 'tests/pictures/icons/main.ts'])).code;
}
