import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * Lays out all files as prettier has it.
 * @param {string[]} args files; all by default
 */
export async function run(args) {
  await ensureInstall();
  return (await runTool('prettier', ['--write', '--log-level', 'warn', ...(args.length > 0 ? args : ['.'])])).code;
}
