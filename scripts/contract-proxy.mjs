import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * The proxy between a portal and a backend that holds both to the contract.
 * @param {string[]} args for the proxy's own command line
 */
export async function run(args) {
  await ensureInstall();
  // Short-lived bodies make most of its memory: a small young generation is collected more often.
  return (await runNode(['--max-semi-space-size=2', await mockCommand('proxy'), ...args])).code;
}
