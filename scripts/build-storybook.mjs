import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * The Storybook as static files, in storybook-static/.
 * @param {string[]} args for storybook
 */
export async function run(args) {
  await ensureInstall();
  return (await runTool('storybook', ['build', '--output-dir', 'storybook-static', ...args])).code;
}
