import path from 'node:path';
import { build } from 'vite';
import { precompress } from '../../lib/precompress.mjs';

const outDir = path.resolve(import.meta.dirname, '../../../.cache/bench/floor');

/** Builds the least that these versions of React and its router can be, with two pages that load late; gives its folder. */
export async function buildFloor(): Promise<string> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await precompress(outDir);
  return outDir;
}
