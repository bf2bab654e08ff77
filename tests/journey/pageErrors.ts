import type { BrowserContext } from 'playwright';

/**
 * Collects console errors (including policy violations and failed requests) and uncaught exceptions
 * of all pages of a context.
 * @param expected errors to ignore
 */
export function collectPageErrors(context: BrowserContext, expected: RegExp[] = []): string[] {
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
