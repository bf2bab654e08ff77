import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist, fromRoot } from './root.mjs';

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

/** Variables of a build that change its pages. */
export const variables = ['VITE_BRAND_NAME', 'VITE_SUPPORT_URL', 'SITE_URL', 'RELEASE'];

/**
 * From what a build was made: the hash of its sources, the name of its release, and the variables that were set.
 * @typedef {{ hash: string, release: string, variables: Record<string, string> }} BuildRecord
 */

const file = fromRoot('apps/portal/deploy/build.json');

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !unread.test(name));
  return names.sort().flatMap((name) => filesIn(path.join(place, name)));
}

/** The hash of all sources, and the time of the last change, in milliseconds since 1970. */
export function readSources() {
  const hash = createHash('sha256');
  let changed = 0;
  for (const name of sources.flatMap((source) => filesIn(fromRoot(source)))) {
    hash.update(path.relative(fromRoot(), name)).update('\0').update(readFileSync(name)).update('\0');
    changed = Math.max(changed, statSync(name).mtimeMs);
  }
  return { hash: hash.digest('hex'), changed };
}

/** When the build in `dist` was made, in milliseconds since 1970; null without one. */
export function builtAt() {
  return statSync(path.join(dist, '200.html'), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @returns {BuildRecord | null} null without a build, or when it was made elsewhere */
export function readRecord() {
  return builtAt() !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {BuildRecord} record */
export function writeRecord(record) {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
