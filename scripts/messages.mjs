import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Writes which stories show each message, from the report of the last whole `npm run test:stories`.
 * @param {string[]} args `--check` only names what is wrong; `--fresh` chooses anew where the present choice still holds
 */
export async function run(args) {
  await ensureInstall();
  return (await runNode(['--import', 'tsx', 'scripts/messages/main.ts', ...args])).code;
}
