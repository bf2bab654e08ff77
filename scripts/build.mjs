import { ensureInstall } from './lib/install.mjs';
import { buildPortal } from './lib/portalBuild.mjs';

/** The portal as static files, in apps/portal/dist. */
export async function run() {
  await ensureInstall();
  await buildPortal();
  console.log(
    'The portal is in apps/portal/dist: serve it with 200.html for unknown paths, and the API under /api (docs/deploy.md).',
  );
}
