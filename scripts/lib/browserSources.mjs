import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from './root.mjs';
import { npmProgram, runProgram, runTool } from './spawn.mjs';

/**
 * @typedef {object} BrowserSource
 * @property {string} name what it is called in messages
 * @property {() => Promise<string[]>} find files that may be a Chromium; looking may install one
 */

/** @type {Record<string, string[]>} */
const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (base) => `${process.env[base] ?? 'C:'}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/** Chromium and Chrome as the system's own installers place them. */
async function installed() {
  return (usualPlaces[process.platform] ?? []).filter((file) => existsSync(file));
}

/** What `npx playwright install` has left on this machine. */
async function playwrights() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? [file] : [];
}

/** Debian's and Ubuntu's package, where we may install it. */
async function fromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  console.log('No Chromium found: installing the package chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env, quiet: true });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, quiet: true });
  return installed();
}

/** Playwright's own download. */
async function fromPlaywright() {
  console.log('No Chromium found: asking Playwright to download one …');
  await runTool('playwright', ['install', 'chromium'], { quiet: true });
  return playwrights();
}

/** A Chromium shipped inside an npm package, for Linux machines that reach nothing but npm. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  console.log('No Chromium found: trying the one in the npm package @sparticuz/chromium …');
  const folder = fromRoot('.cache', 'sparticuz');
  const { command, first } = npmProgram();
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@143.0.4'];
  await runProgram(command, [...first, ...args], { quiet: true });
  const entry = `${folder}/node_modules/@sparticuz/chromium/build/esm/index.js`;
  if (!existsSync(entry)) return [];
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return [await chromium.executablePath()];
}

/**
 * Where a Chromium can come from, the quickest first.
 * @type {BrowserSource[]}
 */
export const browserSources = [
  { name: 'CHROMIUM_PATH', find: async () => (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []) },
  { name: 'the system', find: installed },
  { name: 'Playwright', find: playwrights },
  { name: 'apt-get', find: fromApt },
  { name: 'playwright install', find: fromPlaywright },
  { name: 'npm', find: fromNpm },
];
