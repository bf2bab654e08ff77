import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { fromRoot } from './root.mjs';

/**
 * Flags for containers without a sandbox and a graphics card, and against all background requests.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const pinnedPackage = fromRoot('node_modules', '@sparticuz', 'chromium');

/** The same package in the version of the oldest browser that README.md names. */
const oldestPackage = fromRoot('node_modules', 'chromium-111');

/** Google Chrome and Chromium in the folders of their installers. */
const systemBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Starts the unpacked browser with the libraries and the fonts of its package. */
const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts/fonts.conf"
exec "$here/chromium" "$@"
`;

/** @param {string} pinned the folder of the pinned browser */
function oldestLauncher(pinned) {
  return launcher.replaceAll('$here/al2023', `${pinned}/al2023`).replaceAll('$here/fonts', `${pinned}/fonts`);
}

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Unpacks the package to its temporary folder; the variable adds its libraries. */
const unpackScript = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/** @param {string} folder target of the unpacked browser */
function unpack(folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  const env = { ...process.env, TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const args = ['--input-type=module', '--eval', unpackScript];
  execFileSync(process.execPath, args, { cwd: fromRoot(), env, stdio: 'inherit' });
  writeFileSync(path.join(temporary, 'fonts', 'fonts.conf'), fontSettings);
  writeFileSync(path.join(temporary, 'start'), launcher);
  chmodSync(path.join(temporary, 'start'), 0o755);
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another command was faster.
    if (!existsSync(path.join(folder, 'start'))) throw error;
  }
}

/** Whether this is a Linux without glibc, such as Alpine: browsers from npm and from Playwright do not start there. */
export function isMusl() {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport();
  return header.glibcVersionRuntime === undefined;
}

/** Whether the packages of the pinned and the oldest Chromium have builds for this machine. */
function hasBuilds() {
  return process.platform === 'linux' && process.arch === 'x64' && !isMusl();
}

/**
 * The folder of the Chromium that the lock file pins, with its own libraries and fonts: it renders
 * the same on every machine. Null if its package has no build for the platform.
 */
function pinnedFolder() {
  if (!hasBuilds()) return null;
  const { version } = JSON.parse(readFileSync(path.join(pinnedPackage, 'package.json'), 'utf8'));
  return fromRoot('.cache', `chromium-${version}`);
}

/**
 * A real Chromium 111, the oldest Chromium that README.md promises, with the libraries and the
 * fonts of the pinned one.
 * @returns {Promise<string | null>} its file; null if its package has no build for the platform
 */
export async function findOldestBrowser() {
  const pinned = pinnedFolder();
  if (pinned === null) return null;
  if (!existsSync(path.join(pinned, 'start'))) unpack(pinned);
  const { version } = JSON.parse(readFileSync(path.join(oldestPackage, 'package.json'), 'utf8'));
  const folder = fromRoot('.cache', `chromium-${version}`);
  const start = path.join(folder, 'start');
  if (existsSync(start)) return start;
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(path.join(folder, 'unpacking-'));
  const unpacked = path.join(temporary, 'chromium');
  const packed = createReadStream(path.join(oldestPackage, 'bin', 'chromium.br'));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }));
  renameSync(unpacked, path.join(folder, 'chromium'));
  writeFileSync(path.join(temporary, 'start'), oldestLauncher(pinned), { mode: 0o755 });
  renameSync(path.join(temporary, 'start'), start);
  rmSync(temporary, { recursive: true });
  return start;
}

/**
 * The browser of all tests and benchmarks: the one that `CHROMIUM_PATH` names, else the pinned one,
 * else Playwright's (`npx playwright install chromium`), else an installed Chrome or Chromium.
 * @returns {Promise<{ file: string, pinned: boolean } | null>} null when there is none
 */
export async function findBrowser() {
  const folder = pinnedFolder();
  const pinned = folder && path.join(folder, 'start');
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return { file: asked, pinned: asked === pinned };
  if (folder && pinned) {
    if (!existsSync(pinned)) unpack(folder);
    return { file: pinned, pinned: true };
  }
  const { chromium } = await import('playwright');
  const own = isMusl() ? [] : [chromium.executablePath()];
  const file = [...own, ...systemBrowsers].find((place) => existsSync(place));
  return file ? { file, pinned: false } : null;
}

/**
 * The file of the browser that tests and benchmarks start.
 * @throws {Error} when there is none
 */
export async function ensureBrowser() {
  const browser = await findBrowser();
  if (browser && existsSync(browser.file)) return browser.file;
  if (browser) throw new Error(`CHROMIUM_PATH is ${browser.file}, which does not exist: correct it or leave it out.`);
  throw new Error(
    isMusl()
      ? 'The tests need a browser, and this Linux has no glibc, which those from npm need: install its own ("apk add chromium"), or set CHROMIUM_PATH to the file of one.'
      : 'The tests need a browser: run "npx playwright install chromium", or set CHROMIUM_PATH to the file of a Chrome or Chromium.',
  );
}
