import { ensureInstall } from './lib/install.mjs';
import { runChecks } from './lib/checks.mjs';

/** Formatting, lint, types and the contract, in parallel; prints only what is wrong. */
export async function run() {
  await ensureInstall();
  return (await runChecks()) ? 0 : 1;
}
