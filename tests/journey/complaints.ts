import type { BrowserContext } from 'playwright';

/**
 * Collects what a browser complains of on all pages of a window, as it happens: console errors
 * (violations of the security policy and failed requests are among them) and exceptions that nobody
 * caught.
 * @param expected complaints that belong to the test
 */
export function collectComplaints(context: BrowserContext, expected: RegExp[] = []): string[] {
  const complaints: string[] = [];
  function add(complaint: string): void {
    if (!expected.some((pattern) => pattern.test(complaint))) complaints.push(complaint);
  }
  context.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`page: ${String(error.error())}`));
  return complaints;
}
