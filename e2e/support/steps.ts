import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '@raiz/mock-server';
import { expect } from './fixtures.ts';
import { accounts, type Account, type Mock } from './mock.ts';

/** Maximum wait for a page to load its data, in milliseconds. */
const timeout = 8_000;

/** Logs in with the form and ends at the profile. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await sendLogin(page, accounts[account]);
}

/** Fills in and submits the form of the login page, which leads to the profile. */
export async function sendLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await type(page.getByLabel('E-mail', { exact: true }), email);
  await type(page.getByLabel('Senha', { exact: true }), password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
}

/**
 * Replaces the text of a field, key by key. In a Firefox that Playwright drives with WebDriver BiDi, React does not
 * notice what `fill` writes.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** The person who opens a page; a visitor has no session. */
export type Person = Account | 'visitor';

interface Entry {
  /** Whether the browser has stored nothing of the member yet. */
  first?: boolean;
}

/** Starts a session for all later loads of the page, without the form, as after an earlier visit. */
export async function enterAs(page: Page, person: Person, mock: Mock, { first = false }: Entry = {}): Promise<void> {
  if (person === 'visitor') return;
  const stored = {
    token: await mock.token(person),
    ...(!first && person !== 'member' && person !== 'admin' && { banner: '1' }),
  };
  await page.addInitScript((items) => {
    if (window !== window.top) return;
    for (const [key, value] of Object.entries(items))
      if (key === 'token' || localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
}

/** Navigates within the portal, without a page load. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Presses a button by its exact name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Presses the pay button and ends on the provider's page. */
export async function goToCheckout(page: Page): Promise<void> {
  await press(page, 'Pagar com cartão');
  await page.waitForURL('**/checkout/*');
}

/** Expects a text somewhere on the page. */
export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Expects the page's heading. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' })).toBeVisible();
}

/**
 * The text of a page once it has loaded.
 * @param path prefix of the page's path
 * @throws Error when it stays blank or busy
 */
export async function loadedText(page: Page, path = ''): Promise<string> {
  // Animation frames, because a test may have stopped the page's clock.
  await page.waitForFunction(
    (start) => {
      const main = document.querySelector('main');
      const busy = [...document.querySelectorAll('[aria-busy="true"], [data-loading]')].some(
        (element) => element.getClientRects().length > 0,
      );
      const text = main?.innerText ?? '';
      const now = location.pathname + location.search + text;
      const isLoaded =
        !busy &&
        text !== '' &&
        !now.includes('Carregando') &&
        main?.querySelector('h1') !== null &&
        now === Reflect.get(window, 'textBefore');
      Reflect.set(window, 'textBefore', now);
      return isLoaded && location.pathname.startsWith(start);
    },
    path,
    { polling: 'raf', timeout },
  );
  return page.evaluate(() => document.querySelector('main')?.innerText ?? '');
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
const files = { code: '**/assets/*.js', pages: '**/assets/route-*.js', sheet: '**/assets/*.css' };

/** Holds the code, the chunks of routes or the style sheet until the test calls the returned function. */
export async function holdFiles(page: Page, kind: keyof typeof files): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files[kind], async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Maximum sum of layout shifts of a page for members. A visitor's prerendered page has none. */
export const maxShift = 0.01;

/** The same on a device's first visit, when nobody knows yet that there is a banner: it moves the page once. */
export const maxFirstShift = 0.04;

/** A layout shift, and the start of the HTML of each moved element. */
interface Shift {
  value: number;
  moved: string[];
}

/**
 * Records the layout shifts without recent input of each later load of the page; returns the function that reads those
 * of the current load.
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
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

/** Maximum number of presses of Tab on one page. */
const maxPresses = 150;

/**
 * Presses Tab until the element has the focus.
 * @throws Error when Tab does not reach it
 */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** The rules of WCAG 2.2 level AA and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds nothing on the page. Also checks that accessible names contain the visible text, a rule that
 * is off by default in axe, and in small windows that no field has text below 16 px, into which phones zoom. Omits
 * external frames, such as the video player.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const options = { runOnly: tags, rules: { 'label-content-name-mismatch': { enabled: true } } };
  // The header covers a part of what is scrolled below it, which is no smaller for that.
  const header = page.locator('body header').first();
  await header.evaluateAll((found) => found.forEach((one) => one.style.setProperty('position', 'static')));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  await header.evaluateAll((found) => found.forEach((one) => one.style.removeProperty('position')));
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ; ')}`),
  ).toEqual([]);
  const small = await page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((one) => innerWidth <= 768 && Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(small, 'fields into which phones zoom').toEqual([]);
}
