import path from 'node:path';
import { build } from 'vite';
import { writeDeploySettings } from './deploySettings.ts';
import { precompress } from './precompress.ts';
import { prerenderPages } from './prerenderPages.ts';

const portal = path.resolve(import.meta.dirname, '..');
const dist = path.join(portal, 'dist');

/** Builds the portal for production: its files, the prerendered pages, settings for web servers. */
await build({ root: portal, logLevel: 'warn' });
await prerenderPages(portal, dist);
await writeDeploySettings(dist);
await precompress(dist);
