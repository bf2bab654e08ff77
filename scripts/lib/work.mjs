import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/**
 * The commit in which the work here left the main branch; null where git does not know that branch: in a shallow clone
 * of another one, or in a copy without history.
 * @returns {string | null}
 */
export function baseOfWork() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // The next name.
    }
  }
  return null;
}

/**
 * Files that differ from a commit, committed or not, as paths from the root.
 * @param {string} base
 */
export function filesSince(base) {
  const changed = git('diff', '--name-only', '--no-renames', base, '--');
  return `${changed}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n').filter(Boolean);
}
