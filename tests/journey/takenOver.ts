import type { Page } from 'playwright';

function hasCode(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the prerendered page is hydrated. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(hasCode);
}

/** Waits until the prerendered page is hydrated. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasCode);
}
