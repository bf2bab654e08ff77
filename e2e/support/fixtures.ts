import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { createMock, type Mock } from './mock.ts';

export { expect };

/** Settings of a test or a file: `test.use({ expectedErrors: /status of 401/ })`. */
export interface TestOptions {
  /** Errors in the browser that do not fail the test, such as a provoked 401. @default none */
  expectedErrors: RegExp | null;
}

interface Fixtures {
  /** Name of the test's own world of the mock server. */
  world: string;
  /** The mock server's world of this test: its people, its faults, its clock. */
  mock: Mock;
  /** Opens an empty browser of another person in the same world, with some settings of its own. */
  newVisit: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Address of the portal, without a final slash. */
export function portalAddress(): string {
  const address = process.env['PORTAL_ADDRESS'];
  if (address === undefined) throw new Error('The web server of playwright.config.ts has not started.');
  return address;
}

/**
 * Collects console errors (including policy violations and failed requests) and uncaught exceptions
 * of all pages of a context.
 * @param expected errors to ignore
 */
export function collectPageErrors(context: BrowserContext, expected: RegExp | null): string[] {
  const errors: string[] = [];
  function add(error: string): void {
    if (expected?.test(error) !== true) errors.push(error);
  }
  context.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`page: ${String(error.error())}`));
  return errors;
}

/**
 * Playwright's `test` with a world of the mock server for each test. An unexpected console error,
 * page error or policy violation fails the test.
 */
export const test = base.extend<TestOptions & Fixtures>({
  expectedErrors: [null, { option: true }],
  baseURL: async ({}, use) => use(portalAddress()),
  world: async ({}, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}`),
  extraHTTPHeaders: async ({ world }, use) => use({ 'X-Mock-World': world }),
  context: async ({ context, expectedErrors }, use) => {
    const errors = collectPageErrors(context, expectedErrors);
    await use(context);
    expect(errors, 'errors in the browser').toEqual([]);
  },
  mock: async ({ request }, use) => use(createMock(request)),
  newVisit: async ({ browser, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      errors.push(collectPageErrors(context, expectedErrors));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors.flat(), 'errors in the browsers').toEqual([]);
  },
});
