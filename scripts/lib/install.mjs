import { readFileSync } from 'node:fs';
import { alone } from './lock.mjs';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';
import { npmProgram, runProgram } from './spawn.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/** @param {string} file @returns {LockEntries | null} */
function entriesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {string[] | undefined} names @param {string} mine */
function suits(names, mine) {
  return !names || (names.some((name) => name[0] !== '!') ? names.includes(mine) : !names.includes(`!${mine}`));
}

/**
 * Why the installed packages are not the locked ones, or null when they are. npm writes what it installed to
 * `node_modules/.package-lock.json` when it has finished; optional packages for other machines are missing there.
 * @param {LockEntries} locked
 * @param {LockEntries | null} installed
 */
export function staleReason(locked, installed) {
  if (installed === null) return 'the dependencies are not installed yet';
  for (const [place, entry] of Object.entries(locked)) {
    if (place === '' || !place.includes('node_modules/')) continue;
    const found = installed[place];
    if (!found && (entry.optional || entry.devOptional)) continue;
    if (!found || found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${place.replace(/^.*node_modules\//, '')} is not installed as package-lock.json has it`;
    }
  }
  const foreign = Object.entries(installed).find(
    ([, entry]) => !suits(entry.os, process.platform) || !suits(entry.cpu, process.arch),
  );
  return foreign ? 'the dependencies were installed on another kind of machine' : null;
}

/** Why the install is stale right now, or null. */
function currentReason() {
  const locked = entriesOf(fromRoot('package-lock.json'));
  if (!locked)
    throw new Problem('package-lock.json is missing or broken: restore it with "git checkout package-lock.json".');
  return staleReason(locked, entriesOf(fromRoot('node_modules', '.package-lock.json')));
}

/** Installs the locked dependencies when they are missing or stale; costs some milliseconds when they are not. */
export async function ensureInstall() {
  if (!currentReason()) return;
  await alone('install', async () => {
    const reason = currentReason();
    if (!reason) return;
    console.log(`Installing with npm ci, since ${reason} …`);
    const { command, first } = npmProgram();
    // Development dependencies too, whatever NODE_ENV says: the build is made of them.
    const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await runProgram(command, args, {}).catch(() => ({ code: 127 }));
    if (code !== 0) {
      throw new Problem(
        `npm ci ended with code ${code}: see its lines above, check the connection to your npm registry, and run the command again.`,
      );
    }
  });
}
