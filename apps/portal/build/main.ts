import path from 'node:path';
import { build } from 'vite';
import { writeDeploySettings } from './deploySettings.ts';
import { readSiteAddress } from './pageHead.ts';
import { precompress } from './precompress.ts';
import { prerenderPages } from './prerenderPages.ts';

const portal = path.resolve(import.meta.dirname, '..');
const dist = path.join(portal, 'dist');

async function buildAll(address: string | null): Promise<void> {
  console.log('Building the portal …');
  const release = process.env['RELEASE'] ?? 'unknown';
  await build({ root: portal, logLevel: 'warn' });
  await prerenderPages(portal, dist, { address, release });
  await writeDeploySettings(dist, release);
  await precompress(dist);
  if (address === null)
    console.log("Without SITE_URL link previews have no picture: set it to the portal's address (docs/deploy.md).");
  console.log(
    'The portal is in apps/portal/dist: serve it with 200.html for unknown paths, and the API under /api (docs/deploy.md).',
  );
}

/** The portal's address, null without one. Prints why a wrong one is refused, and returns undefined for it. */
function siteAddress(): string | null | undefined {
  try {
    return readSiteAddress(process.env['SITE_URL']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/**
 * Builds the portal for production: its files, the prerendered pages, settings for web servers.
 * scripts/build.mjs starts it with the variables of the build.
 */
const address = siteAddress();
if (address === undefined) process.exitCode = 1;
else await buildAll(address);
