import { chromium } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { browserArgs, ensureBrowser, findBrowser, findOldestBrowser } from '../../scripts/lib/browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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

test('a Linux without glibc, such as Alpine, starts no browser from npm', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} });
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await findOldestBrowser()).toBeNull();
  const own = await findBrowser();
  if (own) expect(own).toEqual({ file: expect.stringMatching(/^\/usr\/bin\//), pinned: false });
  else await expect(ensureBrowser()).rejects.toThrow('install its own ("apk add chromium"), or set CHROMIUM_PATH');
});
