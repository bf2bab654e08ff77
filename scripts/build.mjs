import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { alone } from './lib/alone.cjs';
import { builtAt, readRecord, readSources, variables, writeRecord } from './lib/buildRecord.mjs';
import { folderProblem, unbuildable } from './lib/folderName.cjs';
import { fromRoot, root } from './lib/root.mjs';

/** @typedef {import('./lib/buildRecord.mjs').BuildRecord} BuildRecord */

/**
 * A build that is needed: what it is made from, and why, for the user.
 * @typedef {BuildRecord & { notice: string | null }} Plan
 */

const [option] = process.argv.slice(2);
/** `npm start` builds only what is missing or stale, and keeps the variables of the build before. */
const isStart = option === '--for-start';

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

/** The support of the demonstration: `npm start` without a backend builds it in, and with one builds without it. */
const demonstrationSupport = 'mailto:suporte@exemplo.com.br';

/** The variables of this command. An empty one is not set. */
function givenVariables() {
  /** @type {Record<string, string>} */
  const given = {};
  for (const name of variables) if (process.env[name]) given[name] = process.env[name];
  return given;
}

/** @param {Record<string, string>} values */
function listed(values) {
  const shown = Object.entries(values).map(([name, value]) => `${name}="${value}"`);
  return shown.join(' ');
}

/**
 * The build that `npm run build` makes.
 * @param {Record<string, string>} given its variables
 * @returns {Plan | null} null when it is there
 */
function planBuild(given = givenVariables()) {
  const { hash } = readSources();
  const release = given['RELEASE'] ?? commit() ?? hash.slice(0, 12);
  const record = readRecord();
  const before = record?.variables ?? {};
  if (record?.hash === hash && record.release === release && listed(before) === listed(given)) return null;
  const lost = Object.entries(before).filter(([name]) => !(name in given));
  const notice = `The last build had ${listed(Object.fromEntries(lost))}: this one does not.`;
  return { hash, release, variables: given, notice: lost.length > 0 ? notice : null };
}

/**
 * The build that `npm start` makes: with the variables of the one before that are not given. A name
 * of a release is for one build.
 * @returns {Plan | null} null when the one that is there will do
 */
function planStart() {
  const made = builtAt();
  const hasBackend = Boolean(process.env['API_URL']);
  const given = givenVariables();
  if (made === null) return planBuild(hasBackend ? given : { VITE_SUPPORT_URL: demonstrationSupport, ...given });
  const { hash, changed } = readSources();
  const record = readRecord();
  const { RELEASE: named, ...before } = record?.variables ?? {};
  const news = record
    ? Object.keys(given).filter((name) => given[name] !== (name === 'RELEASE' ? record.release : before[name]))
    : [];
  if (hasBackend && before['VITE_SUPPORT_URL'] === demonstrationSupport) {
    delete before['VITE_SUPPORT_URL'];
    if (!given['VITE_SUPPORT_URL']) news.push('VITE_SUPPORT_URL');
  }
  const isStale = record ? record.hash !== hash : changed > made;
  if (!isStale && news.length === 0) return null;
  const why = isStale ? 'its sources are newer' : `${news.join(' and ')} changed`;
  const values = { ...before, ...given };
  const release = given['RELEASE'] ?? commit() ?? hash.slice(0, 12);
  const kept = Object.keys(values).length > 0 ? `, with ${listed(values)}` : '';
  const renamed = named !== undefined && named !== release ? ` Its release is ${release}, no longer ${named}.` : '';
  return { hash, release, variables: values, notice: `The build is made again, because ${why}${kept}.${renamed}` };
}

/** Why the build cannot be written: the code of the error; null when it can. */
function obstacle() {
  try {
    const places = ['.cache', 'apps/portal', 'apps/portal/dist', 'apps/portal/deploy'].map((place) => fromRoot(place));
    for (const place of [root, ...places]) {
      const isNeeded = place !== root || !existsSync(fromRoot('.cache'));
      if (isNeeded && existsSync(place)) accessSync(place, constants.W_OK);
    }
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** @param {Plan} plan @returns {Promise<number>} the exit code */
async function build({ notice, ...record }) {
  if (notice !== null) console.log(notice);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', API_URL: '', VITE_MOCK: '' };
  for (const name of variables) delete env[name];
  Object.assign(env, record.variables, { RELEASE: record.release });
  const args = ['--import', './scripts/lib/tsx.mjs', 'apps/portal/build/main.ts'];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'close');
  if (status === 0) writeRecord(record);
  return status ?? 1;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const plan = isStart ? planStart : planBuild;
  const first = plan();
  if (first === null) {
    if (!isStart) console.log('The portal in apps/portal/dist is up to date.');
    return 0;
  }
  if (!/^[\w.+-]{1,64}$/.test(first.release)) {
    console.error(
      `RELEASE is "${first.release}": set it to at most 64 letters, digits, points, plus or minus signs, or leave it out.`,
    );
    return 1;
  }
  const problem = folderProblem(root, unbuildable);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const code = obstacle();
  if (code !== null) {
    const isServed = isStart && builtAt() !== null;
    console.error(
      `${root} cannot be written (${code}): ` +
        (isServed
          ? 'the build that is there is served, although its sources or variables are newer.'
          : 'run npm run build as its owner.'),
    );
    return isServed ? 0 : 1;
  }
  // Another command may have built it meanwhile.
  return alone(fromRoot('.cache/building.lock'), async () => {
    const now = plan();
    return now === null ? 0 : build(now);
  });
}

if (option === undefined || isStart) {
  process.exitCode = await main();
} else {
  console.error(
    `"npm run build" has no option ${option}. The portal needs a host of its own: it has no base path (docs/deploy.md).`,
  );
  process.exitCode = 1;
}
