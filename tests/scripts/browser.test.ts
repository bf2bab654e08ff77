import { chromium } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { browserArgs, ensureBrowser, findBrowser } from '../../scripts/lib/browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the browser of the tests starts', async () => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
  expect(browser.version()).toMatch(/^\d+\./);
  await browser.close();
});

test('a browser that does not exist is named, with what to do', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/gone');
  await expect(ensureBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /gone, which does not exist: correct it or leave it out.',
  );
});

test('another browser than the pinned one compares no pictures', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toMatchObject({ pinned: false });
});
