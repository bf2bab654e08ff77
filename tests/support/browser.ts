import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Folder for pictures and traces of failed tests. */
const results = fromRoot('test-results');

/** Time limit of one step, in milliseconds; a screen that needs longer is broken. */
const timeout = 15_000;

/**
 * Starts the browser that scripts/lib/browser.mjs finds.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ args: browserArgs, executablePath: await ensureBrowser() });
}

/**
 * Collects console errors (including policy violations and failed requests) and uncaught exceptions of all pages of a
 * context.
 * @param expected errors to ignore
 */
function collectPageErrors(context: BrowserContext, expected: RegExp[] = []): string[] {
  const errors: string[] = [];
  function add(error: string): void {
    if (!expected.some((pattern) => pattern.test(error))) errors.push(error);
  }
  context.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`page: ${String(error.error())}`));
  return errors;
}

/** Options of a person's browser context. */
export interface VisitOptions {
  /** One word per person, for the file names of screenshots and traces. */
  name: string;
  /** Expected console errors, for example a provoked 401. */
  expected?: RegExp[];
  /** Overrides of the Brazilian desktop defaults. */
  context?: BrowserContextOptions;
}

/** File names of a failed test's screenshot and trace. */
function fileName(test: string, visit: string): string {
  return `${test} ${visit}`
    .normalize('NFD')
    .replace(/[^\w]+/g, '-')
    .toLowerCase();
}

/**
 * Opens a new, empty browser context. Call it inside a test: it closes when the test ends, a
 * failure saves a screenshot and a trace in test-results/, and any unexpected console error, page
 * error or policy violation fails the test.
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
  context.setDefaultTimeout(timeout);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const errors = collectPageErrors(context, expected);
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail' || errors.length > 0;
    const file = path.join(results, fileName(task.name, name));
    if (failed) await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
    await context.tracing.stop(failed ? { path: `${file}.zip` } : {});
    await context.close();
    if (errors.length > 0) throw new Error(`${name}'s browser reported errors:\n${errors.join('\n')}`);
  });
  return page;
}
