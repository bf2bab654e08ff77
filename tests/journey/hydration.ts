import type { Page } from 'playwright';

function isReactAttached(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the prerendered page is hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isReactAttached);
}

/** Waits until the prerendered page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isReactAttached);
}
