import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * Every component and screen in every state, with hot reload.
 * @param {string[]} args for storybook
 */
export async function run(args) {
  await ensureInstall();
  return (await runTool('storybook', ['dev', '--port', '6006', ...args])).code;
}
