import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Checks any backend against the contract.
 * @param {string[]} args for the kit's own command line
 */
export async function run(args) {
  await ensureInstall();
  return (await runNode(['apps/contract-kit/bin/raiz-contract.mjs', ...args])).code;
}
