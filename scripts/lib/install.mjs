import { readFileSync, statSync } from 'node:fs';
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
 * file, with the packages that it has installed.
 * @param {boolean} whole with development dependencies
 */
function isInstalled(whole) {
  const installed = fromRoot('node_modules', '.package-lock.json');
  if (timeOf(installed) < Math.max(1, timeOf(fromRoot('package-lock.json')))) return false;
  return !whole || /"dev": true/.test(readFileSync(installed, 'utf8'));
}

/**
 * Installs the locked dependencies when there are none or the lock file is newer.
 * @param {'all' | 'start'} [set] what serving the portal needs, a third of all, or everything
 */
export async function ensureInstall(set = 'all') {
  const whole = set === 'all';
  if (isInstalled(whole)) return;
  await withLock('install', async () => {
    if (isInstalled(whole)) return;
    console.log(`Installing with npm ci${whole ? '' : ', without what only developing needs'} …`);
    const { command, first } = npmProgram();
    // Whatever NODE_ENV says.
    const choice = whole ? '--include=dev' : '--omit=dev';
    const args = [...first, 'ci', choice, '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await runProgram(command, args, {}).catch(() => ({ code: 127 }));
    if (code !== 0) {
      throw new Problem(
        `npm ci ended with code ${code}: see its lines above, check the connection to your npm registry, and run the command again.`,
      );
    }
  });
}
