import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { createMock, type Mock } from './mock.ts';

export { expect };

/** Opens an empty browser of another person in the same database, with its own settings. */
type NewVisit = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** Allows errors in the browser without failing the test: `expectErrors(/status of 401/)`. */
  expectErrors: (pattern: RegExp) => void;
  /** The patterns so far. */
  expectedErrors: RegExp[];
  /** Name of the test's own database of the mock server. */
  db: string;
  /** The mock server's database of this test: its people and its faults. */
  mock: Mock;
  newVisit: NewVisit;
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
 */
export function collectPageErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`page: ${String(error.error())}`));
  return errors;
}

/** Expects that a browser reported only errors that match one of the patterns. */
function expectOnly(errors: readonly string[], patterns: readonly RegExp[]): void {
  const unexpected = errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
  expect(unexpected, 'errors in the browser').toEqual([]);
}

/** What an engine logs that is no error of the portal. */
const noise: Record<string, RegExp[]> = {
  // It asks for an icon that the policy of the mock server's checkout forbids.
  firefox: [/favicon\.ico/],
  // A navigation has interrupted a request.
  webkit: [/due to access control checks/],
};

/**
 * Playwright's `test` with a database of the mock server for each test. An unexpected console error,
 * page error or policy violation fails the test.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(portalAddress()),
  db: async ({}, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}`),
  extraHTTPHeaders: async ({ db }, use) => use({ 'X-Mock-Database': db }),
  // The server accepts a few reports a minute from one address, and all tests share one.
  expectedErrors: async ({ browserName }, use) => use([/status of 429 .*\/reports\)$/, ...(noise[browserName] ?? [])]),
  expectErrors: async ({ expectedErrors }, use) => use((pattern) => void expectedErrors.push(pattern)),
  context: async ({ context, expectedErrors }, use) => {
    const errors = collectPageErrors(context);
    await use(context);
    expectOnly(errors, expectedErrors);
  },
  mock: async ({ request }, use) => use(createMock(request)),
  newVisit: async ({ browser, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      errors.push(collectPageErrors(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expectOnly(errors.flat(), expectedErrors);
  },
});
