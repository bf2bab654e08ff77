/**
 * @typedef {object} LockEntry an entry of package-lock.json
 * @property {string} [version]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {{ name: string, version: string, licence: string }} Shipped
 */

/** Licences that ask for no more than that they are named; OFL-1.1 is that of fonts. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Whether a licence, as packages say theirs, asks for no more than to be named: of "A OR B" one has to be so, of "A AND B" both.
 * @param {string} licence
 */
export function isPermissive(licence) {
  const choices = licence.replaceAll(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every((one) => permissive.has(one.trim())));
}

/**
 * Where a package lies that another one needs: with it, or above it.
 * @param {Record<string, LockEntry>} entries
 * @param {string} from
 * @param {string} name
 */
function placeOf(entries, from, name) {
  let folder = from;
  for (;;) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (entries[place]) return place;
    if (folder === '') return null;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}

/**
 * Every package of others that the workspaces run with, and what those need in turn, by name. Our own are left out, and what only
 * builds and tests.
 * @param {Record<string, LockEntry>} entries `packages` of package-lock.json
 * @param {readonly string[]} more what is run beside the workspaces' own dependencies, by name
 * @returns {Shipped[]}
 */
export function shippedPackages(entries, more) {
  const found = new Map();
  const needs = (/** @type {string} */ place) => ({
    ...entries[place]?.dependencies,
    ...entries[place]?.optionalDependencies,
  });
  const open = Object.keys(entries)
    .filter((place) => place !== '' && !place.includes('node_modules/'))
    .flatMap((place) => Object.keys(needs(place)).map((name) => ({ from: place, name })));
  open.push(...more.map((name) => ({ from: '', name })));
  for (let next = open.pop(); next; next = open.pop()) {
    const place = placeOf(entries, next.from, next.name);
    if (place === null || found.has(place)) continue;
    const { version, license } = entries[place] ?? {};
    // An entry without a version is a link to a workspace.
    found.set(place, version ? { name: next.name, version, licence: license ?? 'none named' } : null);
    if (version) open.push(...Object.keys(needs(place)).map((name) => ({ from: place, name })));
  }
  return [...found.values()].filter((one) => one !== null).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
