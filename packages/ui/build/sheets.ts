import path from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';
import { withOwnFonts } from './font.ts';

/** Placeholder of a module's style sheet until the plugin knows the module's output path. */
const mark = 'sheet:';

/** A short class name that tells whose it is. */
const identOption = ({ hash }: { hash: string }) => `raiz-${hash}`;

/** A component's elements, and what is put straight into one. */
const own = ':where([class*="raiz-"], [class*="raiz-"] > *)';

/** The theme's styles of elements, but for page and bold text, narrowed to components: others keep the application's. */
export function narrowed(css: string): string {
  const selectors = /^( +)(?!html |body |strong )([^@\s][^@\n]*) \{$/gm;
  return css.replace(/^@layer raiz-base \{[^]*?^\}/gm, (layer) =>
    layer.replace(selectors, (_rule, indent: string, list: string) => {
      const each = list.split(', ').map((one) => one.replace(/(?=::)|$/, own));
      return `${indent}${each.join(', ')} {`;
    }),
  );
}

/** Path of the style sheet in the package, from vanilla-extract's name for it. */
function sheetName(fileName: string): string {
  return fileName.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css');
}

/** The import path of a style sheet, such as "./Button.css" or "../Field/Field.css". */
function relativeTo(file: string, sheet: string): string {
  const to = path.posix.relative(path.posix.dirname(file), sheet);
  return to.startsWith('.') ? to : `./${to}`;
}

/**
 * Turns each `X.css.ts` into `X.css` next to `X.css.js`, which imports it: one style sheet per
 * component, so that bundlers include only the styles of used components.
 * @param root folder of the package
 */
export function sheets(root: string): Plugin {
  const written = new Map<string, string>();
  return {
    name: 'raiz-sheets',
    resolveId: (id) => (id.startsWith(mark) ? { id, external: true } : null),
    async load(id) {
      if (!cssFileFilter.test(id)) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption });
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption,
        serializeVirtualCssPath({ fileName, source: css }) {
          const name = sheetName(fileName);
          written.set(name, withOwnFonts(narrowed(css)));
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
