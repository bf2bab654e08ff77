import { execFileSync } from 'node:child_process';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/**
 * The name of the release that is built: `RELEASE`, else the commit, else "unknown". Throws a
 * `Problem` for a name that is not short and plain.
 */
export function releaseName() {
  const given = process.env['RELEASE'];
  if (given && !/^[\w.+-]{1,64}$/.test(given))
    throw new Problem(
      `RELEASE is "${given}": set it to at most 64 letters, digits, points, plus or minus signs, or leave it out.`,
    );
  if (given) return given;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
