import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClone, type Clone } from './clone.ts';
import { patience, type Outcome } from './run.ts';

vi.setConfig({ testTimeout: patience });

let clone: Clone;

/** An npm that only notes what it is asked for, installs what the lock says, and ends as it is told. */
const npm = `#!/usr/bin/env node
const fs = require('node:fs');
fs.appendFileSync('npm-calls.txt', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_CODE) process.exit(Number(process.env.NPM_CODE));
fs.mkdirSync('node_modules', { recursive: true });
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

function lock(version: string, more: object = {}): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/a': { version, integrity: version }, ...more } });
}

/** Does what every command does first. */
function run(env: Record<string, string> = {}): Promise<Outcome> {
  const PATH = `${path.join(clone.folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return clone.evaluate('install.mjs', 'lib.ensureInstall()', { PATH, npm_execpath: '', NPM_CODE: '', ...env });
}

function calls(): string[] {
  const file = path.join(clone.folder, 'npm-calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  clone = makeClone();
  clone.write('bin/npm', npm);
  chmodSync(path.join(clone.folder, 'bin/npm'), 0o755);
  clone.write('package-lock.json', lock('1.0.0'));
});

afterEach(() => clone.remove());

test('a fresh clone installs what is locked, once, with development dependencies', async () => {
  const first = await run({ NODE_ENV: 'production' });
  expect(first).toEqual({
    code: 0,
    output: 'Installing with npm ci, since the dependencies are not installed yet …\n',
  });
  expect(await run()).toEqual({ code: 0, output: '' });
  expect(calls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
});

test('a changed lock installs again, and says what differs', async () => {
  await run();
  clone.write('package-lock.json', lock('2.0.0'));
  expect((await run()).output).toBe('Installing with npm ci, since a is not installed as package-lock.json has it …\n');
  expect(calls()).toHaveLength(2);
});

test('what another machine installed is not trusted', async () => {
  clone.write('node_modules/.package-lock.json', lock('1.0.0', { 'node_modules/b': { os: ['nonsense'] } }));
  expect((await run()).output).toContain('since the dependencies were installed on another kind of machine');
});

test('an optional package for other machines may be missing', async () => {
  await run();
  clone.write(
    'package-lock.json',
    lock('1.0.0', { 'node_modules/b': { version: '1.0.0', optional: true, os: ['nonsense'] } }),
  );
  expect((await run()).output).toBe('');
});

test('an install that fails ends in one sentence, and the next command tries again', async () => {
  const failed = await run({ NPM_CODE: '7' });
  expect(failed.code).toBe(1);
  expect(failed.output.trim().split('\n')[1]).toMatch(/^npm ci ended with code 7: .* run the command again\.$/);
  await run();
  expect(calls()).toHaveLength(2);
});

test('two commands begun together install once', async () => {
  await Promise.all([run(), run()]);
  expect(calls()).toHaveLength(1);
});

test('a lock left behind by a command that died is taken over', async () => {
  clone.write('.cache/install.lock/owner', '999999999');
  expect((await run()).code).toBe(0);
  expect(calls()).toHaveLength(1);
});

test('a missing lockfile is told', async () => {
  rmSync(path.join(clone.folder, 'package-lock.json'));
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toMatch(/^package-lock\.json is missing or broken: .*\n$/);
});
