import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';

/**
 * Where the code of pages lies in the build, by source file: what Vite's manifest tells.
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], isEntry?: boolean }>} Manifest
 */

/**
 * One row of the portal's route table.
 * @typedef {{ path: string, access: 'public' | 'open' | 'member' | 'admin' }} Row
 */

/**
 * Every file that a module brings along.
 * @param {Manifest} manifest
 * @param {string} name
 * @param {Set<string>} found
 */
function filesOf(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** The source files of the screens, in the order of the route table: read from its text, since only that names them. */
function sourcesOfScreens() {
  const table = readFileSync(fromRoot('apps', 'portal', 'src', 'app', 'routes.tsx'), 'utf8');
  return [...table.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, file]) => `src/${file}`);
}

/** What comes beside a screen, by what it asks of the person: the shared files with what `lazyScreen.tsx` and `Shell.tsx` import. */
const beside = {
  public: [],
  open: ['data'],
  member: ['data'],
  admin: ['data', 'admin'],
};

/**
 * The key under which the manifest has a shared file, one of `apps/portal/chunks.ts`.
 * @param {Manifest} manifest
 * @param {string} name
 */
function keyOfShared(manifest, name) {
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? name;
}

/**
 * The files that each screen needs beside those of every page.
 * @param {Manifest} manifest
 * @param {readonly Row[]} rows
 * @returns {Map<string, string[]>} by path of the route table
 */
export function filesOfScreens(manifest, rows) {
  const sources = sourcesOfScreens();
  if (sources.length !== rows.length)
    throw new Problem(
      'apps/portal/src/app/routes.tsx: every row needs `load: () => import(…)`, for its files are preloaded.',
    );
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)?.[0] ?? '';
  const everywhere = filesOf(manifest, entry);
  return new Map(
    rows.map(({ path, access }, at) => {
      const modules = [sources[at] ?? '', ...beside[access].map((name) => keyOfShared(manifest, name))];
      for (const name of modules) if (!manifest[name]) throw new Problem(`The build has no chunk of ${name}.`);
      const files = new Set(modules.flatMap((name) => [...filesOf(manifest, name)]));
      return [path, [...files].filter((file) => !everywhere.has(file))];
    }),
  );
}

/**
 * What drawn pages need beside the code of their screen, while it takes them over.
 * @param {Manifest} manifest
 */
export function filesOfTakeover(manifest) {
  const name = 'src/app/typedEarly.ts';
  const chunk = manifest[name];
  if (!chunk) throw new Problem(`The build has no chunk of ${name}.`);
  return [chunk.file];
}

/**
 * The pattern of a path, for `public/boot.js`.
 * @param {string} path
 */
function patternOf(path) {
  return `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
}

/**
 * What `public/boot.js` reads: which files the screen of an address needs.
 * @param {readonly Row[]} rows
 * @param {Map<string, string[]>} files
 * @param {string} login
 */
export function screenTable(rows, files, login) {
  const names = [...new Set([...files.values()].flat())];
  const numbers = (/** @type {string} */ path) => (files.get(path) ?? []).map((file) => names.indexOf(file));
  const table = {
    files: names.map((file) => file.replace(/^assets\/|\.js$/g, '')),
    login: numbers(login),
    rows: rows.map(({ path, access }) => [
      patternOf(path),
      access === 'member' || access === 'admin' ? 1 : 0,
      numbers(path),
    ]),
  };
  return `<script type="application/json" id="screens">${JSON.stringify(table)}</script>`;
}
