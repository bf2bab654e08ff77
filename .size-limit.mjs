import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from './apps/portal/src/app/pages.ts';
import { prerenderedPages } from './apps/portal/src/app/prerenderedPages.ts';

/** @param {string} pathname @returns {string} the file of its HTML */
function htmlOf(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/**
 * The limits in kB of a prerendered page with the code and the styles that it loads before its data, as the build
 * compresses them, by who opens it. A limit changes only with a record: docs/decisions/0080-three-weights.md.
 * @type {Record<import('./apps/portal/src/app/pages.ts').Access, number>}
 */
const limits = { public: 179, open: 179, member: 187, admin: 174 };

const prerendered = pages.filter(({ name }) => prerenderedPages[name]);

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
  ...prerendered.map((page) => ({
    name: page.path,
    path: filesOf(htmlOf(page.path)),
    limit: `${limits[page.access]} kB`,
  })),
  // What pages load later, and pages without HTML of their own.
  { name: 'all code', path: `${dist}/assets/*.js.br`, limit: '383 kB' },
  { name: 'what sends reports', path: `${dist}/assets/reports-*.js.br`, limit: '3.6 kB' },
].map((check) => ({ ...check, brotli: false }));
