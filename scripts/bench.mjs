import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { ensurePortalBuild } from './lib/portalBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Measures the production build in a real browser, and the mock server.
 * @param {string[]} args names of benchmarks and settings; `--help` lists them
 */
export async function run(args) {
  await ensureInstall();
  const env = { MOCK_SERVER: await mockCommand('main') };
  if (!args.includes('--help')) await ensurePortalBuild();
  return (await runNode(['--import', 'tsx', 'tests/bench/main.ts', ...args], { env })).code;
}
