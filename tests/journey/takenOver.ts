import type { Page } from 'playwright';

/** Runs in the page. */
function hasCode(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the page's own code has taken over what the build has drawn. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(hasCode);
}

/** Waits until the page's own code has taken over what the build has drawn. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasCode);
}
