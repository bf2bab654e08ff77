import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './root.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls back when the npm process that started this one has ended. npm's shell does not forward
 * signals, so a server would go on and keep its port.
 * @param {() => void} orphaned
 * @returns {() => void} ends the watch
 */
function watchNpm(orphaned) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid === parent || orphaned(), 500);
  return () => clearInterval(timer);
}

/**
 * @typedef {object} SpawnOptions
 * @property {string} [cwd] folder to run in; the repository's root by default
 * @property {Record<string, string>} [env] variables on top of the process's own
 * @property {boolean} [quiet] keep what it prints instead of showing it
 */

/**
 * Runs a program to its end and forwards signals to it; the program decides when it stops.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code and, when quiet, what it
 * printed
 */
export function runProgram(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm is a .cmd file there, which only a shell can run.
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const endWatch = watchNpm(() => pass('SIGTERM'));
    child.once('error', (error) => {
      endWatch();
      reject(error);
    });
    child.once('close', (code, signal) => {
      endWatch();
      for (const name of signals) process.off(name, pass);
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/**
 * Runs a JavaScript or (with `--import tsx` among the arguments) TypeScript program with this Node.
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 */
export function runNode(args, options) {
  return runProgram(process.execPath, args, options);
}

/**
 * Runs a command of an installed package, for example `runTool('vite', ['build'])`, without a shell
 * or shim between.
 * @param {string} name package, or package and command when they differ: "@redocly/cli:redocly"
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 */
export function runTool(name, args, options) {
  return runNode([toolFile(name), ...args], options);
}

/**
 * The JavaScript file behind a package's command.
 * @param {string} name as for `runTool`
 */
function toolFile(name) {
  const [packageName = '', command = packageName] = name.split(':');
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** The npm that runs this process, else the one on the path. */
export function npmProgram() {
  const running = process.env.npm_execpath;
  return running && /npm-cli\.[cm]?js$/.test(running)
    ? { command: process.execPath, first: [running] }
    : { command: 'npm', first: [] };
}
