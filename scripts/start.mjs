import { readApiUrl, backendEnv } from './lib/apiUrl.mjs';
import { ensureInstall } from './lib/install.mjs';
import { ensurePortalBuild } from './lib/portalBuild.mjs';
import { runNode } from './lib/spawn.mjs';

/**
 * Serves the portal's production build, with the mock server (or the backend of `API_URL`) behind
 * /api of the same address.
 * @param {string[]} args for serve/main.ts
 */
export async function run(args) {
  readApiUrl();
  await ensureInstall('start');
  const env = await backendEnv();
  await ensurePortalBuild();
  return (await runNode(['--import', 'tsx', 'scripts/serve/main.ts', ...args], { env })).code;
}
