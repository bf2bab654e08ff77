import { readApiUrl, backendEnv } from './lib/apiUrl.mjs';
import { ensureInstall } from './lib/install.mjs';
import { fromRoot } from './lib/root.mjs';
import { runTool } from './lib/spawn.mjs';

/**
 * The portal with hot reload. /api is the mock server inside the same process, or the backend of
 * `API_URL`, which is checked first.
 * @param {string[]} args for vite, for example `--port 3000`
 */
export async function run(args) {
  readApiUrl();
  await ensureInstall();
  return (await runTool('vite', args, { cwd: fromRoot('apps', 'portal'), env: await backendEnv() })).code;
}
