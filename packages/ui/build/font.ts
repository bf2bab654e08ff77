import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'rolldown';

const require = createRequire(import.meta.url);
const inSheet = /url\('([^'./][^']*\.woff2)'\)/g;

/** Name of a font file in the package, in the folder of the theme's style sheets. */
function fileOf(specifier: string): string {
  return `theme/${path.posix.basename(specifier)}`;
}

/** Rewrites a style sheet so that its font URLs point into this package. */
export function withOwnFonts(css: string): string {
  return css.replaceAll(inSheet, (_whole, specifier: string) => `url('./${path.posix.basename(specifier)}')`);
}

/**
 * Copies the font files into the package, so that no bundler has to resolve them in another one: `import url from
 * '….woff2?url'` becomes a URL relative to the module.
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
