import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot, root } from './lib/root.mjs';

/** The commit of this clone, short; "unknown" without git. */
function commit() {
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Writes the name of the release that `npm run build` builds: `RELEASE`, else the commit. The build
 * reads it from the file, so a new name makes the last build stale.
 */
const name = process.env['RELEASE'] || commit();
if (/^[\w.+-]{1,64}$/.test(name)) {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  writeFileSync(fromRoot('.cache', 'release.txt'), name);
} else {
  console.error(
    `RELEASE is "${name}": set it to at most 64 letters, digits, points, plus or minus signs, or leave it out.`,
  );
  process.exitCode = 1;
}
