import path from 'node:path';
import { build } from 'vite';
import { writeDeploySettings } from './deploySettings.ts';
import { readSiteAddress } from './pageHead.ts';
import { precompress } from './precompress.ts';
import { prerenderPages } from './prerenderPages.ts';

const portal = path.resolve(import.meta.dirname, '..');
const dist = path.join(portal, 'dist');

const release = process.env['RELEASE'] || 'unknown';

async function buildAll(address: string | null): Promise<void> {
  await build({ root: portal, logLevel: 'warn' });
  await prerenderPages(portal, dist, { address, release });
  await writeDeploySettings(dist, release);
  await precompress(dist);
}

/** The portal's address, or null; undefined for a wrong one, which is told. */
function siteAddress(): string | null | undefined {
  try {
    return readSiteAddress(process.env['SITE_URL']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Builds the portal for production: its files, the prerendered pages, settings for web servers. */
const address = siteAddress();
if (address === undefined) process.exitCode = 1;
else await buildAll(address);
