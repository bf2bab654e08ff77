import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * The proxy between a portal and a backend that holds both to the contract.
 * @param {string[]} args for the proxy's own command line
 */
export async function run(args) {
  await ensureInstall();
  // It may run for weeks and lets bodies go quickly: collecting them more often keeps it small.
  const memory = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
  return (await runNode([...memory, await mockCommand('proxy'), ...args])).code;
}
