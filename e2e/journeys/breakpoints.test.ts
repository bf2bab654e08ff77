import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enterAs, loadedText } from '../support/steps.ts';
import { visits } from '../support/visits.ts';

/** The zoom of the browser: a window of 768 px then has 768.42 CSS px, one of 1023 px 1023.31. */
const zoom = 1.33;

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--force-device-scale-factor=${zoom}`] }),
    { scope: 'worker' },
  ],
});

/** Windows between a breakpoint's last pixel and the next one, and the window that they must look like. */
const between = [
  { width: 480, like: 481, wholePixels: '(480px < width < 481px)' },
  { width: 699, like: 698, wholePixels: '(699px < width < 700px)' },
  { width: 768, like: 769, wholePixels: '(768px < width < 769px)' },
  { width: 1023, like: 1022, wholePixels: '(1023px < width < 1024px)' },
] as const;

/** The visible texts and controls of a page, the ways to navigate in its header, and how far it scrolls sideways. */
function layoutOf(page: Page) {
  return page.evaluate(() => {
    const visible = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth !== 1;
    const ownText = (one: Element) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
    const parts = [...document.querySelectorAll('main *')].filter(visible);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      seen: parts.flatMap((one) => {
        const name = ownText(one)
          .map(({ nodeValue }) => nodeValue?.trim())
          .join('');
        return name !== '' || one.matches('input, select, textarea') ? [`${one.localName} ${name}`] : [];
      }),
      menus: [...document.querySelectorAll('header nav, header button[aria-haspopup]')].filter(visible).length,
      sideways: Math.max(0, scrollWidth - clientWidth),
    };
  });
}

for (const person of ['visitor', 'member', 'admin'] as const)
  test(`between two breakpoints every page of a ${person} has one layout`, async ({ page, mock }) => {
    test.setTimeout(300_000);
    await enterAs(page, person, mock);
    for (const { address } of visits.filter((visit) => visit.person === person)) {
      await page.goto(address);
      await loadedText(page);
      for (const { width, like, wholePixels } of between) {
        const name = `${address} at ${width} px and a bit`;
        await page.setViewportSize({ width: like, height: 800 });
        // The header measures its links after a frame.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const expected = await layoutOf(page);
        expect(expected.menus, name).toBeLessThan(2);
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate((query) => matchMedia(query).matches, wholePixels), name).toBe(true);
        await expect.poll(() => layoutOf(page), name).toEqual({ ...expected, sideways: 0 });
      }
    }
  });
