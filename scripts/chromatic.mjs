import { ensureInstall } from './lib/install.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * Publishes the Storybook to Chromatic for visual review; does nothing without a token.
 * @param {string[]} args for chromatic
 */
export async function run(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log('Skipped: set CHROMATIC_PROJECT_TOKEN to publish the Storybook to Chromatic.');
    return 0;
  }
  await ensureInstall();
  const built = await runTool('storybook', ['build', '--output-dir', 'storybook-static']);
  if (built.code !== 0) return built.code;
  const flags = ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'];
  return (await runTool('chromatic', [...flags, ...args])).code;
}
