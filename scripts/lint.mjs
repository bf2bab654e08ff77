import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * Lints everything, with the rules that need types.
 * @param {string[]} args for oxlint, for example `--fix`
 */
export async function run(args) {
  await ensureInstall();
  return (await runTool('oxlint', ['--type-aware', ...args])).code;
}
