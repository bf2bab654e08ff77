import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { browserArgs, findOldestBrowser, isMusl } from './browser.mjs';
import { findProgram } from './programs.mjs';

/** @param {import('@playwright/test').BrowserType} engine */
function hasPlaywrights(engine) {
  return !isMusl() && existsSync(engine.executablePath());
}

/** Playwright's Firefox, else the installed one with WebDriver BiDi. */
function findFirefox() {
  if (hasPlaywrights(firefox)) return { browserName: 'firefox', launchOptions: {} };
  const executablePath = findProgram('firefox');
  return executablePath && { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } };
}

/**
 * Playwright's launch options of the engines besides the Chromium of all tests, by the name of
 * their project; null for one that this machine does not have.
 * @returns {Promise<Record<'floor' | 'firefox' | 'webkit', import('@playwright/test').Project['use'] | null>>}
 */
export async function findEngines() {
  const oldest = await findOldestBrowser();
  return {
    floor: oldest && { launchOptions: { executablePath: oldest, args: browserArgs } },
    firefox: findFirefox(),
    webkit: hasPlaywrights(webkit) ? { browserName: 'webkit', launchOptions: {} } : null,
  };
}

/** The message about each missing engine. */
export const missingEngine = {
  floor: 'Chromium 111 runs on Linux with glibc on x64 only: its flows are left out.',
  firefox: isMusl()
    ? 'Firefox is left out: install it, or set FIREFOX_PATH to its file.'
    : 'Firefox is left out: "npx playwright install --with-deps firefox" installs it.',
  webkit: isMusl()
    ? 'WebKit is left out: it runs on Linux with glibc only.'
    : 'WebKit is left out: "npx playwright install --with-deps webkit" installs it.',
};
