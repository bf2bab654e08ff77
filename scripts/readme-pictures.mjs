import { ensureInstall } from './lib/install.mjs';
import { mockCommand } from './lib/mockBuild.mjs';
import { ensurePortalBuild } from './lib/portalBuild.mjs';
import { runNode, runTool } from './lib/spawn.mjs';

/** Takes the README's pictures of the portal and of Storybook again, in docs/images. */
export async function run() {
  await ensureInstall();
  const env = { MOCK_SERVER: await mockCommand('main') };
  await ensurePortalBuild();
  const { code } = await runTool('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
  return code === 0 ? (await runNode(['--import', 'tsx', 'tests/pictures/readme/main.ts'], { env })).code : code;
}
