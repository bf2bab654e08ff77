/**
 * Begins `npm start`, `npm test` and others, possibly before any install: checks the version of
 * Node and the name of the folder, and installs the locked packages if they are missing.
 * `--omit=dev` installs only the packages that serving the portal needs. Its syntax works in Node 10, so that old versions get a message.
 */
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { alone } = require('./lib/alone.cjs');
const { folderProblem, untestable } = require('./lib/folderName.cjs');

const root = path.dirname(__dirname);
const lockFile = path.join(root, 'package-lock.json');
/** The file that npm writes last: the installed packages. */
const installedFile = path.join(root, 'node_modules', '.package-lock.json');
/** Lock file with the id of the installing process; other commands wait for it. */
const busyFile = path.join(root, '.cache', 'installing.pid');

const serving = process.argv.includes('--omit=dev');

/** The error for a Node that is too old; null for others. */
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

function packagesIn(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

/** Whether npm has installed the locked versions; a copy of the folder may have other times of its files. */
function hasLockedVersions() {
  const installed = packagesIn(installedFile);
  return Object.entries(packagesIn(lockFile)).every(
    ([name, { version, dev, optional, devOptional }]) =>
      // Not the workspaces, whose own versions need no install.
      !name.includes('node_modules/') ||
      optional ||
      (serving && (dev || devOptional)) ||
      (installed[name] !== undefined && installed[name].version === version),
  );
}

/** Whether npm has finished a sufficient install since the last change of the lock file. */
function isInstalled() {
  const done = fs.statSync(installedFile, { throwIfNoEntry: false });
  if (!done) return false;
  if (done.mtimeMs < fs.statSync(lockFile).mtimeMs) return hasLockedVersions();
  return serving || fs.readFileSync(installedFile, 'utf8').includes('"dev": true');
}

/**
 * Runs npm ci with any NODE_ENV.
 * @returns {string | null} the error, or null
 */
function install() {
  console.log(`Installing with npm ci${serving ? ', without what only developing needs' : ''} …`);
  const choice = serving ? '--omit=dev' : '--include=dev';
  const args = ['ci', choice, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return null;
  return `npm ci ended with code ${status}: see its lines above, check the connection to your npm registry, and run the command again.`;
}

/**
 * Installs unless another command of this clone does. Two installs break each other: npm ci removes
 * packages that the other one has just installed
 * (docs/decisions/0052-npm-and-wireit-run-the-scripts.md).
 * @returns {string | null} as `install`
 */
function installAlone() {
  try {
    return alone(busyFile, () => (isInstalled() ? null : install()));
  } catch (error) {
    return (
      `Packages are missing or old, and ${root} cannot be written (${error.code}): ` +
      `run npm ci${serving ? ' --omit=dev' : ''} as its owner, then the command again.`
    );
  }
}

const folder = serving ? null : folderProblem(root, untestable);
const problem = versionProblem() || folder || (isInstalled() ? null : installAlone());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
