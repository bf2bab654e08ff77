import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { startCommand } from '../support/run.ts';

/** Where a user types the commands. */
const folder = mkdtempSync(path.join(tmpdir(), 'user-folder-'));

/** Runs an npm script from there. */
function script(name: string, ...args: string[]) {
  const command = ['--silent', '--prefix', root, 'run', name, '--', ...args];
  return startCommand('npm', command, {}, folder);
}

afterAll(() => rmSync(folder, { recursive: true }));

test('the mock server takes paths from the folder of the user', async () => {
  const { child, printed, ended } = script('mock', '--port', '0', '--data', 'data.json', '--create');
  await printed(/Stop/);
  expect(existsSync(path.join(folder, 'data.json'))).toBe(true);
  child.kill();
  await ended;
});

test('contract:diff takes paths from the folder of the user', async () => {
  for (const name of ['old.yaml', 'new.yaml'])
    writeFileSync(path.join(folder, name), 'openapi: 3.1.0\ninfo: { title: a, version: 1.0.0 }\npaths: {}\n');
  expect((await script('contract:diff', 'old.yaml', 'new.yaml').ended).output).toContain('0 major, 0 minor, 0 patch');
});
