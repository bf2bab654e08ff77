import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from './root.mjs';

/** Whether the process whose id is in the lock file still runs. @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Creates the lock file; false when there is one already. @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while no other command of this repository does work of the same name: `npm start` and
 * `npm test` started together must not install twice into one folder.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = fromRoot('.cache', `${name}.lock`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  while (!take(file)) {
    if (isHeld(file)) await wait(200);
    else rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
