import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from './root.mjs';

/**
 * Whether the process that wrote a lock still runs; a lock without a readable owner is given up after a while.
 * @param {string} folder
 * @param {number} waited milliseconds
 */
function isHeld(folder, waited) {
  let owner;
  try {
    owner = Number(readFileSync(`${folder}/owner`, 'utf8'));
  } catch {
    return waited < 2_000;
  }
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Runs `work` while no other command of this repository does work of the same name: `npm start` and `npm test` begun
 * together must not install twice into one folder.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const folder = fromRoot('.cache', `${name}.lock`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  for (let waited = 0; ; waited += 200) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (waited === 0 && isHeld(folder, waited)) console.log(`Waiting for another command to finish the ${name} …`);
      if (!isHeld(folder, waited)) rmSync(folder, { recursive: true, force: true });
      else await pause(200);
    }
  }
  try {
    writeFileSync(`${folder}/owner`, String(process.pid));
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
