import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'rolldown';

const require = createRequire(import.meta.url);
const inSheet = /url\('([^'./][^']*\.woff2)'\)/g;

/** Name of a font file in the package; it lies beside the theme's sheets. */
function fileOf(specifier: string): string {
  return `theme/${path.posix.basename(specifier)}`;
}

/** A sheet that names the font files beside it instead of another package's. */
export function withOwnFonts(css: string): string {
  return css.replaceAll(inSheet, (_whole, specifier: string) => `url('./${path.posix.basename(specifier)}')`);
}

/**
 * Brings the font files into the package, so that no bundler has to find them in another one: `import url from '….woff2?url'`
 * becomes an address relative to the module.
 */
export function font(): Plugin {
  return {
    name: 'raiz-font',
    resolveId(id, importer) {
      if (!id.endsWith('.woff2?url') || importer === undefined) return null;
      const specifier = id.replace(/\?url$/, '');
      this.emitFile({ type: 'asset', fileName: fileOf(specifier), source: readFileSync(require.resolve(specifier)) });
      return { id: path.join(path.dirname(importer), `${path.basename(specifier)}.ts`), moduleSideEffects: false };
    },
    load(id) {
      if (!id.endsWith('.woff2.ts')) return null;
      return `export default new URL('./${path.basename(id, '.ts')}', import.meta.url).href;`;
    },
  };
}
