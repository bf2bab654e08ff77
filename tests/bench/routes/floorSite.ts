import path from 'node:path';
import { build } from 'vite';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { precompress } from '../../../apps/portal/build/precompress.ts';

/**
 * The sites that the portal is compared with, by their folders. `floor` is React with its router
 * and nothing else, for paint. `libraryFloor` has all libraries of the portal and nothing else, for
 * bytes and requests: the data router, the typed client and its cache.
 */
export type FloorName = 'floor' | 'libraryFloor';

/** Builds a floor for production, with two lazy pages; returns the folder of the build. */
export async function buildFloor(name: FloorName): Promise<string> {
  const outDir = fromRoot('.cache/bench', name);
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, name),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await precompress(outDir);
  return outDir;
}
