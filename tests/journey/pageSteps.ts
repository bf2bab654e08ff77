import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';

/** Time limit of a page, in milliseconds. */
const timeout = 8_000;

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
    { polling: 'raf', timeout },
  );
  return page.evaluate(() => document.querySelector('main')?.innerText ?? '');
}

/** Logs in with the form and ends at the profile. */
export async function logIn(page: Page, address: string, email: string, password: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
}

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

/** The page's files by kind. */
const patterns = { code: '**/assets/*.js', pages: '**/assets/route-*.js', sheet: '**/assets/*.css' };

/** Holds back the code, the chunks of routes or the sheet until the returned function is called. */
export async function holdFiles(page: Page, what: keyof typeof patterns): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(patterns[what], async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Delays every answer of the API by 300 ms. */
export async function answerLate(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

/** Largest sum of layout shifts of a page for members. A visitor's prerendered page has none. */
export const mostShift = 0.01;

/** A layout shift, and the beginning of the elements that moved. */
interface Shift {
  value: number;
  moved: string[];
}

/**
 * Records the layout shifts without recent input of each later load of the page; returns the
 * function that reads those of the current load.
 */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved = (Array.isArray(sources) ? sources : []).map(({ node }) => String(node?.outerHTML).slice(0, 90));
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Most presses of Tab on one page. */
const mostPresses = 150;

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the element has the focus. Throws when it cannot be reached. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostPresses; stop += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** The rules of WCAG 2.2 level AA and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on the current page, one line each, also of names without the words
 * in view, a rule that axe leaves off.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Only our own page: external frames, such as the video player, are excluded.
  const options = { runOnly: tags, rules: { 'label-content-name-mismatch': { enabled: true } } };
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ; ')}`);
}
