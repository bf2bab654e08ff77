import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './root.mjs';

/** What the build reads, by paths from the root. */
export const sources = [
  'apps/portal',
  'packages/api-client',
  'packages/ui',
  'docs/deploy',
  'package-lock.json',
  'tsconfig.json',
];

/** Files and folders in them that the build writes or does not read. */
const unread = /^(?:dist|deploy|node_modules|\.DS_Store)$|\.(?:test|stories)\.tsx?$/;

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !unread.test(name));
  return names.sort().flatMap((name) => filesIn(path.join(place, name)));
}

/** The hash of all sources. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const name of sources.flatMap((source) => filesIn(fromRoot(source))))
    hash.update(path.relative(fromRoot(), name)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}
