import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClone, type Clone } from './clone.ts';
import { patience } from './run.ts';

vi.setConfig({ testTimeout: patience });

let clone: Clone;

beforeEach(() => {
  clone = makeClone({ installed: true });
  clone.write('stub', '#!/bin/sh\nexit 1\n');
  chmodSync(path.join(clone.folder, 'stub'), 0o755);
});

afterEach(() => clone.remove());

const sentence =
  'The tests need Chromium and none could be found or installed: install Chromium or Chrome, set CHROMIUM_PATH to its file, and run the command again.\n';

test('without any browser there is one sentence that says what to do', async () => {
  const none = `lib.ensureBrowser([{ name: 'x', find: async () => [] }, { name: 'y', find: async () => { throw new Error('no') } }])`;
  expect(await clone.evaluate('browser.mjs', none, { CHROMIUM_PATH: '' })).toEqual({ code: 1, output: sentence });
});

test('a file that does not start as a browser is not trusted', async () => {
  const stub = path.join(clone.folder, 'stub');
  const only = `lib.ensureBrowser([{ name: 'CHROMIUM_PATH', find: async () => [process.env.CHROMIUM_PATH] }])`;
  expect(await clone.evaluate('browser.mjs', only, { CHROMIUM_PATH: stub })).toEqual({
    code: 1,
    output: `CHROMIUM_PATH is ${stub}, which does not start as a browser; looking elsewhere.\n${sentence}`,
  });
});

test('the browser of last time is taken without a look, until its file changes', async () => {
  const file = path.join(clone.folder, 'stub');
  const { size, mtimeMs } = statSync(file);
  clone.write('.cache/browser.json', JSON.stringify({ file, mark: `${size} ${mtimeMs}` }));
  expect(await clone.evaluate('browser.mjs', 'lib.ensureBrowser([])', { CHROMIUM_PATH: '' })).toEqual({
    code: 0,
    output: `${file}\n`,
  });
  clone.write('stub', '#!/bin/sh\nexit 2 # updated\n');
  expect((await clone.evaluate('browser.mjs', 'lib.ensureBrowser([])', { CHROMIUM_PATH: '' })).code).toBe(1);
});

test('a browser that is asked for by name goes before the one of last time', async () => {
  const file = path.join(clone.folder, 'stub');
  const { size, mtimeMs } = statSync(file);
  clone.write('.cache/browser.json', JSON.stringify({ file, mark: `${size} ${mtimeMs}` }));
  expect((await clone.evaluate('browser.mjs', 'lib.ensureBrowser([])', { CHROMIUM_PATH: '/other' })).code).toBe(1);
});
