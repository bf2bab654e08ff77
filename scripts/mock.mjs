import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * The mock server alone, for backend teams and other clients.
 * @param {string[]} args for the mock server's own command line
 */
export async function run(args) {
  await ensureInstall();
  return (await runNode([await mockCommand('main'), ...args])).code;
}
