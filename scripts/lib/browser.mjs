import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { browserSources } from './browserSources.mjs';
import { Problem } from './problem.mjs';
import { fromRoot } from './root.mjs';

const remembered = fromRoot('.cache', 'browser.json');

/** What tells one build of a browser from the next, or null when the file is gone. @param {string} file */
function markOf(file) {
  try {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  } catch {
    return null;
  }
}

/** The browser that was found last time, as long as its file has not changed. */
function known() {
  try {
    const { file, mark } = JSON.parse(readFileSync(remembered, 'utf8'));
    const asked = process.env.CHROMIUM_PATH;
    return mark === markOf(file) && (!asked || asked === file) ? file : null;
  } catch {
    return null;
  }
}

/** Whether a file really starts as a browser: libraries may be missing, or it may be a stub. @param {string} file */
async function starts(file) {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({
      executablePath: file,
      args: ['--no-sandbox', '--disable-gpu'],
      timeout: 30_000,
    });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return null;
  }
}

/**
 * The path of a Chromium that has been seen to start, got from the configured sources when this machine has none.
 * @param {import('./browserSources.mjs').BrowserSource[]} [sources]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(sources = browserSources) {
  const before = known();
  if (before) return before;
  for (const { name, find } of sources) {
    const files = await find().catch(() => []);
    for (const file of files) {
      const version = await starts(file);
      if (version) {
        mkdirSync(fromRoot('.cache'), { recursive: true });
        writeFileSync(remembered, JSON.stringify({ file, mark: markOf(file), version }));
        console.log(`Chromium ${version} from ${name}: ${file}`);
        return file;
      }
      if (name === 'CHROMIUM_PATH')
        console.log(`CHROMIUM_PATH is ${file}, which does not start as a browser; looking elsewhere.`);
    }
  }
  throw new Problem(
    'The tests need Chromium and none could be found or installed: install Chromium or Chrome, set CHROMIUM_PATH to its file, and run the command again.',
  );
}
