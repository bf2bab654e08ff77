import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { chromium } from 'playwright';
import { makeClone, type Clone } from './clone.ts';

let clone: Clone;

beforeEach(() => {
  clone = makeClone({ installed: true });
});

afterEach(() => clone.remove());

test('the browser of the tests starts', async () => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
  expect(browser.version()).toMatch(/^\d+\./);
  await browser.close();
});

test('a browser that does not exist is named, with what to do', async () => {
  const { code, output } = await clone.evaluate('browser.mjs', 'lib.ensureBrowser()', { CHROMIUM_PATH: '/gone' });
  expect(code).toBe(1);
  expect(output).toContain('CHROMIUM_PATH is /gone, which does not exist: correct it or leave it out.\n');
});

test('another browser than the pinned one compares no pictures', async () => {
  const find = 'lib.findBrowser().then(({ pinned }) => pinned)';
  expect((await clone.evaluate('browser.mjs', find, { CHROMIUM_PATH: process.execPath })).output).toBe('false\n');
});
