import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { ensurePortalBuild } from './lib/portalBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Measures how fast the portal is, on the production build in a real browser.
 * @param {string[]} args names of benches and settings; `--help` lists them
 */
export async function run(args) {
  await ensureInstall();
  const command = ['--import', 'tsx', 'scripts/bench/main.ts'];
  const { code, output } = await runNode([...command, '--check', ...args], { quiet: true });
  if (code !== 0 || output !== '') {
    process.stdout.write(output);
    return code;
  }
  const env = { CHROMIUM_PATH: await ensureBrowser(), MOCK_SERVER: await mockCommand('main') };
  await ensurePortalBuild();
  return (await runNode([...command, ...args], { env })).code;
}
