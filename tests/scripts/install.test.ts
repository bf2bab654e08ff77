import { chmodSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeClone, type Clone } from './clone.ts';
import type { Outcome } from '../support/run.ts';

let clone: Clone;

/** An npm that notes its arguments, writes what npm writes last, and ends with `NPM_CODE`. */
const npm = `#!/usr/bin/env node
const fs = require('node:fs');
fs.appendFileSync('npm-calls.txt', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_CODE) process.exit(Number(process.env.NPM_CODE));
fs.mkdirSync('node_modules', { recursive: true });
const packages = process.argv.includes('--omit=dev') ? {} : { a: { dev: true } };
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }, null, 2));
`;

const lock = JSON.stringify({ packages: {} });

/** Does what every command does first. */
function run(env: Record<string, string> = {}, set: 'all' | 'start' = 'all'): Promise<Outcome> {
  const PATH = `${path.join(clone.folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return clone.evaluate('install.mjs', `lib.ensureInstall('${set}')`, { PATH, npm_execpath: '', NPM_CODE: '', ...env });
}

function calls(): string[] {
  const file = path.join(clone.folder, 'npm-calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  clone = makeClone();
  clone.write('bin/npm', npm);
  chmodSync(path.join(clone.folder, 'bin/npm'), 0o755);
  clone.write('package-lock.json', lock);
});

afterEach(() => clone.remove());

test('a fresh clone installs what is locked, once, with development dependencies', async () => {
  const first = await run({ NODE_ENV: 'production' });
  expect(first).toEqual({ code: 0, output: 'Installing with npm ci …\n' });
  expect(await run()).toEqual({ code: 0, output: '' });
  expect(calls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
});

test('starting installs less, and what needs more installs it', async () => {
  const first = await run({}, 'start');
  expect(first.output).toBe('Installing with npm ci, without what only developing needs …\n');
  await run({}, 'start');
  await run();
  await run({}, 'start');
  await run();
  const rest = '--no-audit --no-fund --loglevel=error';
  expect(calls()).toEqual([`ci --omit=dev ${rest}`, `ci --include=dev ${rest}`]);
});

test('a lock file that is newer than the install installs again', async () => {
  await run();
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(clone.folder, 'package-lock.json'), later, later);
  await run();
  expect(calls()).toHaveLength(2);
});

test('an install that fails ends in one sentence, and the next command tries again', async () => {
  const failed = await run({ NPM_CODE: '7' });
  expect(failed.code).toBe(1);
  expect(failed.output.trim().split('\n')[1]).toMatch(/^npm ci ended with code 7: .* run the command again\.$/);
  await run();
  expect(calls()).toHaveLength(2);
});

test('two commands started together install once', async () => {
  await Promise.all([run(), run()]);
  expect(calls()).toHaveLength(1);
});

test('a lock left behind by a command that died is removed', async () => {
  clone.write('.cache/install.lock', '999999999');
  expect((await run()).code).toBe(0);
  expect(calls()).toHaveLength(1);
});
