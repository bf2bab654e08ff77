import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** Files that are no input of a build. */
const left = /(^|\/)(node_modules|dist)$|^apps\/portal\/deploy$|\.(test|stories)\.tsx?$/;

/** @param {string} place path from the root @returns {string[]} the files at or below it, sorted */
function filesAt(place) {
  if (left.test(place)) return [];
  if (!statSync(fromRoot(place)).isDirectory()) return [place];
  return readdirSync(fromRoot(place))
    .sort()
    .flatMap((name) => filesAt(`${place}/${name}`));
}

/**
 * Hashes files, folders and settings: equal hashes mean equal builds.
 * @param {string[]} places paths from the root
 * @param {Record<string, string | undefined>} settings
 */
export function fingerprint(places, settings) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesAt)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(fromRoot(file)))
      .update('\0');
  }
  return hash.update(JSON.stringify(Object.entries(settings).sort())).digest('hex');
}
