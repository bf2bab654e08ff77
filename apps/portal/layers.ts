import type { Plugin } from 'vite';

/** The layers from the weakest, with the style sheets of each. What is in no layer beats all: what is printed. */
const layers = [
  ['theme', /packages\/ui\/src\/theme\/|portal\/src\/app\/base\.css|\.storybook\/frame\//],
  ['components', /packages\/ui\/src\//],
  ['shared', /portal\/src\/shared\//],
  ['pages', /portal\/src\/.*\.css\.ts/],
] as const;

/**
 * Puts each style sheet into a cascade layer by its folder, so that a page's rule overrides a component's in whatever
 * order their files load. Fonts stay outside: they are moved to the pages (build/criticalCss.ts).
 */
export function cascadeLayers(): Plugin {
  const order = `@layer ${layers.map(([name]) => name).join(', ')};\n`;
  return {
    name: 'raiz-cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /fonts\.css|node_modules/ } },
      handler(css, id) {
        const [name] = layers.find(([, place]) => place.test(id)) ?? [];
        return name && { code: `${name === 'theme' ? order : ''}@layer ${name} {\n${css}\n}`, map: null };
      },
    },
  };
}

/**
 * Vite adds style sheets to the head, where those that a page links below its content would override them. It leaves a
 * comment for each import of one.
 */
export function lateSheets(): Plugin {
  return {
    name: 'raiz-late-sheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: code.replace('document.head.appendChild', 'document.body.appendChild'), map: null }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(/\/\* empty css *\*\//g, '');
      },
    },
  };
}
