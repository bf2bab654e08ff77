import type { Page } from 'playwright';

/** Time limit of a page, in milliseconds. */
const patience = 8_000;

/** Navigates within the portal, without a page load. */
export async function travelTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/**
 * The text of a page once it has loaded.
 * @throws Error when it stays blank or busy
 */
export async function textWhenQuiet(page: Page, start = ''): Promise<string> {
  // Animation frames, because a test may have stopped the page's clock.
  await page.waitForFunction(
    (path) => {
      const main = document.querySelector('main');
      const busy = [...document.querySelectorAll('[aria-busy="true"], [data-loading]')].some(
        (element) => element.getClientRects().length > 0,
      );
      const now = location.pathname + location.search + String(main?.innerText);
      const isQuiet =
        !busy &&
        !now.includes('Carregando') &&
        main?.querySelector('h1') !== null &&
        now === Reflect.get(window, 'textBefore');
      Reflect.set(window, 'textBefore', now);
      return isQuiet && location.pathname.startsWith(path);
    },
    start,
    { polling: 'raf', timeout: patience },
  );
  return page.evaluate(() => document.querySelector('main')?.innerText ?? '');
}
