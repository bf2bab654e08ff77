import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './lib/alone.cjs';
import { folderProblem, unbuildable } from './lib/folderName.cjs';
import { dist, fromRoot, root } from './lib/root.mjs';
import { hashSources } from './lib/sources.mjs';

/**
 * From what a build was made: the hash of its sources, the name of its release, and the variables that were set.
 * @typedef {{ hash: string, release: string, variables: Record<string, string> }} Build
 */

/** Variables of a build that change its pages. */
const names = ['VITE_BRAND_NAME', 'VITE_SUPPORT_URL', 'SITE_URL', 'RELEASE'];

/** What `npm start` without a backend gives its first build. */
const demonstration = { VITE_SUPPORT_URL: 'mailto:suporte@exemplo.com.br' };

const file = fromRoot('apps/portal/deploy/build.json');
const [option] = process.argv.slice(2);
/** `npm start` takes the build that is there, and its variables. */
const isStart = option === '--for-start';
const hasBuild = () => existsSync(path.join(dist, '200.html'));

/** The commit of this clone, short; null without git. */
function commit() {
  // The folder may be another user's, and may lie in another repository without being one.
  const args = ['-c', `safe.directory=${root}`, 'rev-parse', '--short=12', 'HEAD'];
  // In a hook git names its own repository in GIT_DIR.
  const env = { ...process.env, GIT_DIR: undefined, GIT_CEILING_DIRECTORIES: path.dirname(root) };
  try {
    return execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** @param {Record<string, string>} variables */
function listed(variables) {
  const shown = names.flatMap((name) => (variables[name] ? [`${name}="${variables[name]}"`] : []));
  return shown.join(' ') || 'no variables';
}

/**
 * The build that this command makes.
 * @returns {Build & { notice: string | null } | null} null when it is there
 */
function plan() {
  /** @type {Build | null} */
  const before = hasBuild() && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  // It was made on another machine.
  if (isStart && before === null && hasBuild()) return null;
  const hash = hashSources();
  const isStale = before?.hash !== hash;
  const variables = isStart ? { ...(before ? before.variables : demonstration) } : {};
  if (process.env['API_URL'] && variables['VITE_SUPPORT_URL'] === demonstration.VITE_SUPPORT_URL)
    delete variables['VITE_SUPPORT_URL'];
  // The name of a release is for one build.
  if (isStale) delete variables['RELEASE'];
  for (const name of names) if (process.env[name]) variables[name] = process.env[name];
  const release = variables['RELEASE'] ?? commit() ?? hash.slice(0, 12);
  const isSame = before !== null && listed(before.variables) === listed(variables);
  if (!isStale && isSame && (isStart || before.release === release)) return null;
  const notice =
    isSame || !before ? null : `The build before had ${listed(before.variables)}; this one has ${listed(variables)}.`;
  return { hash, release, variables, notice };
}

/** Why the build cannot be written: the code of the error; null when it can. */
function obstacle() {
  const places = ['.cache', 'apps/portal', 'apps/portal/dist', 'apps/portal/deploy'].map((place) => fromRoot(place));
  try {
    for (const place of existsSync(fromRoot('.cache')) ? places : [root, ...places])
      if (existsSync(place)) accessSync(place, constants.W_OK);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** Builds what is needed now: another command may have built it meanwhile. @returns {Promise<number>} the exit code */
async function build() {
  const needed = plan();
  if (needed === null) return 0;
  const { notice, ...record } = needed;
  if (notice !== null) console.log(notice);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', API_URL: '', VITE_MOCK: '' };
  for (const name of names) delete env[name];
  Object.assign(env, record.variables, { RELEASE: record.release });
  const args = ['--import', './scripts/lib/tsx.mjs', 'apps/portal/build/main.ts'];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'close');
  if (status === 0) writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return status ?? 1;
}

/** Why nothing can be built, in a sentence; null when it can. @param {string} release @param {string | null} code */
function problem(release, code) {
  if (!/^[\w.+-]{1,64}$/.test(release))
    return `RELEASE is "${release}": set it to at most 64 letters, digits, points, plus or minus signs, or leave it out.`;
  if (code !== null) return `${root} cannot be written (${code}): run npm run build as its owner.`;
  return folderProblem(root, unbuildable);
}

/** @returns {Promise<number>} the exit code */
async function main() {
  if (option !== undefined && !isStart) {
    console.error(`"npm run build" has no option ${option}. The portal needs a host of its own (docs/deploy.md).`);
    return 1;
  }
  const needed = plan();
  if (needed === null) return 0;
  const code = obstacle();
  const sentence = problem(needed.release, code);
  if (sentence === null) return alone(fromRoot('.cache/building.lock'), build);
  const isServed = isStart && code !== null && hasBuild();
  console.error(isServed ? `${sentence} The build that is there is served.` : sentence);
  return isServed ? 0 : 1;
}

process.exitCode = await main();
