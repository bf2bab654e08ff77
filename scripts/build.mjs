import { ensureInstall } from './lib/install.mjs';
import { buildPortal } from './lib/portalBuild.mjs';
import { Problem } from './lib/problem.mjs';

/**
 * The portal as static files, in apps/portal/dist.
 * @param {string[]} args
 */
export async function run(args) {
  if (args.length > 0)
    throw new Problem(
      `"npm run build" has no option ${args[0]}. The portal needs a host of its own: it has no base path (docs/deploy.md).`,
    );
  await ensureInstall('start');
  await buildPortal();
  if (!process.env['SITE_URL'])
    console.log("Without SITE_URL link previews have no picture: set it to the portal's address (docs/deploy.md).");
  console.log(
    'The portal is in apps/portal/dist: serve it with 200.html for unknown paths, and the API under /api (docs/deploy.md).',
  );
}
