import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Writes what is derived from openapi.yaml: types, shapes, the operation table, validators.
 * @param {string[]} args `--check` only names stale files
 */
export async function run(args) {
  await ensureInstall();
  return (await runNode(['--import', 'tsx', 'packages/contract/generate/main.ts', ...args])).code;
}
