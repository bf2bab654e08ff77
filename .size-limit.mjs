import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from './apps/portal/src/app/pages.ts';
import { prerenderedPages } from './apps/portal/src/app/prerenderedPages.ts';

/** @param {string} pathname @returns {string} the file of its HTML */
function htmlOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/**
 * The size limit in kB of each prerendered page with the code and the styles that it loads before its data, as the build
 * compressed them.
 */
const limits = Object.fromEntries([
  // All other pages.
  ['200.html', 155],
  ...pages.flatMap(({ name, path: pathname }) => {
    const prerendered = prerenderedPages[name];
    return prerendered ? [[htmlOf(pathname), prerendered.maxKilobytes]] : [];
  }),
]);

const dist = 'apps/portal/dist';

/** @param {string} text of a page or a module @returns {string[]} the files that it loads at once */
function filesIn(text) {
  const tags = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g;
  const imports = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
  return [
    ...Array.from(text.matchAll(tags), ([, file]) => file ?? ''),
    ...Array.from(text.matchAll(imports), ([, file]) => `assets/${file}`),
  ];
}

/** @param {string} page @returns {string[]} the page and all files that it loads before its data */
function filesOf(page) {
  const files = new Set([page]);
  for (const file of files) for (const next of filesIn(readFileSync(path.join(dist, file), 'utf8'))) files.add(next);
  return Array.from(files, (file) => path.join(dist, existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file));
}

export default [
  ...Object.entries(limits).map(([page, limit]) => ({ name: page, path: filesOf(page), limit: `${limit} kB` })),
  // What pages load later, and pages without HTML of their own.
  { name: 'all code', path: `${dist}/assets/*.js.br`, limit: '388 kB' },
  { name: 'what sends reports', path: `${dist}/assets/reports-*.js.br`, limit: '3.6 kB' },
].map((check) => ({ ...check, brotli: false }));
