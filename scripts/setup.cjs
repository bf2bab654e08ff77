/**
 * Begins `npm start`, `npm test` and others, possibly before any install: checks the version of
 * Node and the name of the folder, and installs the locked packages if they are missing.
 * `--omit=dev` installs only the packages that serving the portal needs. Its syntax works in Node 10, so that old versions get a message.
 */
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const { alone } = require('./lib/alone.cjs');
const { folderProblem, untestable } = require('./lib/folderName.cjs');

const root = path.dirname(__dirname);
const serving = process.argv.includes('--omit=dev');

/** The error for a Node without what our tools need; null for others. */
function versionProblem() {
  const { engines } = readJson('package.json');
  const here = process.versions.node.split('.').map(Number);
  /** Whether this Node is in a range, `^20.19.0` or `>=22.12.0`. */
  const isIn = (range) => {
    const [major, minor] = range.match(/\d+/g).map(Number);
    return here[0] === major ? here[1] >= minor : here[0] > major && range[0] === '>';
  };
  if (engines.node.split(' || ').some(isIn)) return null;
  return (
    `This is Node ${process.versions.node}, but the portal needs Node 20 from 20.19, or 22.12 or newer: ` +
    'install a current Node from https://nodejs.org (or by your version manager) and run the command again.'
  );
}

/** @param {string[]} place from the root @throws {Error} when there is no such file */
function readJson(...place) {
  return JSON.parse(fs.readFileSync(path.join(root, ...place), 'utf8'));
}

/** The C library of this machine, as packages name it; undefined elsewhere than on Linux. */
function libc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Whether npm has installed the locked versions for this machine: the folder may be a copy from another system. */
function isInstalled() {
  let installed;
  try {
    // npm writes it last.
    installed = readJson('node_modules', '.package-lock.json').packages;
  } catch (error) {
    return false;
  }
  const system = { os: process.platform, cpu: process.arch, libc: libc() };
  const isForThisSystem = (entry) =>
    Object.keys(system).every((key) => !entry[key] || entry[key].includes(system[key]));
  return Object.entries(readJson('package-lock.json').packages).every(([name, entry]) => {
    // Workspaces have versions of their own, which need no install.
    if (!name.includes('node_modules/') || (serving && (entry.dev || entry.devOptional))) return true;
    if (entry.optional) return !(entry.os && isForThisSystem(entry)) || fs.existsSync(path.join(root, name));
    return installed[name] !== undefined && installed[name].version === entry.version;
  });
}

/**
 * Runs npm ci with any NODE_ENV.
 * @returns {Promise<string | null>} the error, or null
 */
async function install() {
  console.log(`Installing with npm ci${serving ? ', without what only developing needs' : ''} …`);
  const choice = serving ? '--omit=dev' : '--include=dev';
  const args = ['ci', choice, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const status = await new Promise((resolve) => npm.once('error', ({ code }) => resolve(code)).once('close', resolve));
  if (status === 0) return null;
  return `npm ci ended with code ${status}: see its lines above, check the connection to your npm registry, and run the command again.`;
}

/**
 * Installs unless another command of this clone does. Two installs break each other: npm ci removes
 * packages that the other one has just installed
 * (docs/decisions/0052-npm-and-wireit-run-the-scripts.md).
 * @returns {Promise<string | null>} as `install`
 */
async function installAlone() {
  try {
    return await alone(path.join(root, '.cache', 'installing.lock'), async () => (isInstalled() ? null : install()));
  } catch (error) {
    return (
      `Packages are missing or old, and ${root} cannot be written (${error.code}): ` +
      `run npm ci${serving ? ' --omit=dev' : ''} as its owner, then the command again.`
    );
  }
}

async function setUp() {
  const unfit = versionProblem() || (serving ? null : folderProblem(root, untestable));
  const problem = unfit || isInstalled() ? unfit : await installAlone();
  if (!problem) return;
  console.error(problem);
  process.exitCode = 1;
}

void setUp();
