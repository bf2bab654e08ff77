import path from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';
import { withOwnFonts } from './font.ts';

/** Marks the style sheet of a module in the code until it is known where the module will lie. */
const mark = 'sheet:';

/** Path of the sheet in the package, from vanilla-extract's name for it. */
function sheetName(fileName: string): string {
  return fileName.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css');
}

/** As an import is written: "./Button.css", "../Field/Field.css". */
function relativeTo(file: string, sheet: string): string {
  const to = path.posix.relative(path.posix.dirname(file), sheet);
  return to.startsWith('.') ? to : `./${to}`;
}

/**
 * Turns each `X.css.ts` into `X.css` beside `X.css.js`, which imports it: one sheet a component, so that whoever bundles the
 * package gets the styles of what is used and no others.
 * @param root folder of the package
 */
export function sheets(root: string): Plugin {
  const written = new Map<string, string>();
  return {
    name: 'raiz-sheets',
    resolveId: (id) => (id.startsWith(mark) ? { id, external: true } : null),
    async load(id) {
      if (!cssFileFilter.test(id)) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption: 'short' });
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: 'short',
        serializeVirtualCssPath({ fileName, source: css }) {
          const name = sheetName(fileName);
          written.set(name, withOwnFonts(css));
          return `import ${JSON.stringify(mark + name)};`;
        },
      });
      return { code, moduleType: 'js' };
    },
    renderChunk: (code, { fileName }) =>
      code.replaceAll(/"sheet:([^"]+)"/g, (_whole, name: string) => JSON.stringify(relativeTo(fileName, name))),
    generateBundle() {
      for (const [fileName, source] of written) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
