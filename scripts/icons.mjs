import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Writes the portal's icons for browsers, home screens and link previews, from the brand's
 * mark and `VITE_BRAND_NAME`.
 */
export async function run() {
  await ensureInstall();
  return (await runNode(['--import', 'tsx', 'tests/pictures/icons/main.ts'])).code;
}
