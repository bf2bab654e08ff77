import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Sorts what changed from one document to another into breaking, risky and safe.
 * @param {string[]} args for the kit's own command line
 */
export async function run(args) {
  await ensureInstall();
  return (await runNode(['apps/contract-kit/bin/raiz-contract.mjs', 'diff', ...args])).code;
}
