import path from 'node:path';
import { build } from 'vite';
import { precompress } from '../../apps/portal/build/precompress.ts';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Builds a minimal page with only the portal's libraries, and returns its folder. */
export async function buildFloor(): Promise<string> {
  const outDir = fromRoot('.cache/bench/floor');
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
