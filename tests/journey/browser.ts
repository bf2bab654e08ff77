import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { collectComplaints } from './complaints.ts';

/** Where failed tests leave pictures and traces. */
const results = path.resolve(import.meta.dirname, '../../test-results');

/** Milliseconds for one step; a screen that needs longer is broken. */
const patience = 15_000;

/**
 * Starts the browser that scripts/lib/browser.mjs finds.
 * @param options more for Playwright, such as its own arguments to leave out
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ args: browserArgs, executablePath: await ensureBrowser(), ...options });
}

/** How one person meets the portal. */
export interface VisitOptions {
  /** Names the pictures kept on failure; one word per person. */
  name: string;
  /** Console errors that belong to the story, for example a 401 that is being provoked. */
  expected?: RegExp[];
  /** What differs from a Brazilian desktop. */
  context?: BrowserContextOptions;
}

/** File names of a test's remains. */
function fileName(test: string, visit: string): string {
  return `${test} ${visit}`
    .normalize('NFD')
    .replace(/[^\w]+/g, '-')
    .toLowerCase();
}

/**
 * Opens a new browser context for one person, with nothing stored. Call it inside a test: when
 * that ends, the window closes, a failure leaves a picture and a trace in test-results/, and any
 * console error, page error or violation of the security policy that was not expected fails it.
 */
export async function openVisit(
  browser: Browser,
  { name, expected = [], context: own = {} }: VisitOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...own,
  });
  context.setDefaultTimeout(patience);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const complaints = collectComplaints(context, expected);
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail' || complaints.length > 0;
    const file = path.join(results, fileName(task.name, name));
    if (failed) await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
    await context.tracing.stop(failed ? { path: `${file}.zip` } : {});
    await context.close();
    if (complaints.length > 0) throw new Error(`${name}'s browser complained:\n${complaints.join('\n')}`);
  });
  return page;
}
