import { statSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { npmProgram, runProgram } from './spawn.mjs';

/** When a file was written last, in milliseconds; 0 when there is none. @param {string} file */
function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Whether npm finished an install after package-lock.json was written: it then writes the second
 * file.
 */
function isInstalled() {
  const installed = fromRoot('node_modules', '.package-lock.json');
  return timeOf(installed) >= Math.max(1, timeOf(fromRoot('package-lock.json')));
}

/** Installs the locked dependencies when there are none or the lock file is newer. */
export async function ensureInstall() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    console.log('Installing with npm ci …');
    const { command, first } = npmProgram();
    // Development dependencies too, whatever NODE_ENV says: the build needs them.
    const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await runProgram(command, args, {}).catch(() => ({ code: 127 }));
    if (code !== 0) {
      throw new Problem(
        `npm ci ended with code ${code}: see its lines above, check the connection to your npm registry, and run the command again.`,
      );
    }
  });
}
