/**
 * Runs before `npm start` and `npm test`, when nothing may be installed yet: says which Node is
 * needed, and installs the locked packages unless they are there. `--omit=dev` installs only what
 * serving the portal needs. Its syntax works in Node 10, so that old versions get a sentence.
 */
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const root = path.dirname(__dirname);
const lockFile = path.join(root, 'package-lock.json');
/** What npm writes last: the packages that it has installed. */
const installedFile = path.join(
  root,
  'node_modules',
  '.package-lock.json',
); /** Holds the process that installs; another command waits. */
const busyFile = path.join(root, '.cache', 'installing.pid');

const serving = process.argv.includes('--omit=dev');

/** One sentence about a Node that is too old; null for others. */
function versionProblem() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const here = process.versions.node.split('.').map(Number);
  if (here[0] > major || (here[0] === major && here[1] >= minor)) return null;
  return (
    `This is Node ${process.versions.node}, but the portal needs Node ${major}.${minor} or newer: ` +
    'install a current Node from https://nodejs.org (or by your version manager) and run the command again.'
  );
}

/** Whether npm finished an install, of all that is asked for, after the lock file was written. */
function isInstalled() {
  const done = fs.statSync(installedFile, { throwIfNoEntry: false });
  if (!done || done.mtimeMs < fs.statSync(lockFile).mtimeMs) return false;
  return serving || fs.readFileSync(installedFile, 'utf8').includes('"dev": true');
}

/**
 * Runs npm ci whatever NODE_ENV says.
 * @returns {string | null} one sentence about its failure
 */
function install() {
  console.log(`Installing with npm ci${serving ? ', without what only developing needs' : ''} …`);
  const choice = serving ? '--omit=dev' : '--include=dev';
  const args = ['ci', choice, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return null;
  return `npm ci ended with code ${status}: see its lines above, check the connection to your npm registry, and run the command again.`;
}

/** Whether the process whose id is in the file still runs. */
function isBusy() {
  try {
    process.kill(Number(fs.readFileSync(busyFile, 'utf8')), 0);
    return true;
  } catch (error) {
    return false;
  }
}

/**
 * Installs while no other command of this clone does. Two at once break each other: npm ci removes
 * what the other one has just installed (docs/decisions/0052-npm-and-wireit-run-the-scripts.md).
 * @returns {string | null} as `install`
 */
function installAlone() {
  fs.mkdirSync(path.dirname(busyFile), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(busyFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isBusy()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      else fs.rmSync(busyFile, { force: true });
    }
  }
  try {
    return isInstalled() ? null : install();
  } finally {
    fs.rmSync(busyFile, { force: true });
  }
}

const problem = versionProblem() || (isInstalled() ? null : installAlone());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
