import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * Compares the first story of every component and screen with its accepted pictures, and nothing
 * else; pictures that differ are in test-results/pictures.
 * @param {string[]} args `--update` accepts the pictures as they are; the rest goes to vitest
 */
export async function run(args) {
  await ensureInstall();
  const env = { PICTURES: 'only' };
  return (await runTool('vitest', ['run', '--project', 'stories', ...args], { env })).code;
}
