import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf, tabTo } from './pageSteps.ts';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';
import { dialogs, unfolding } from '../support/overlays.ts';
import { enterAs } from '../support/people.ts';

const here = inPortal();

/** The state that an open dialog changes: scroll lock, hidden page, focus. */
function dialogState(page: Page) {
  return page.evaluate(() => ({
    open: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
    pageScrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
    // The heading, not `main`: live regions inside `main` must stay announced.
    pageIsHidden: document.querySelector('main h1')?.closest('[aria-hidden="true"], [inert]') !== null,
    focusIsInside: document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null,
  }));
}

/** Expected console error: a premium course refuses members without a subscription. */
const refused = /status of 403/;

const open = { open: true, pageScrolls: false, pageIsHidden: true, focusIsInside: true };
const closed = { open: false, pageScrolls: true, pageIsHidden: false, focusIsInside: false };

test.each(dialogs)('$source: its dialog opens, holds and closes by keyboard under the policy', async (overlay) => {
  const { role, address, width = 1280, prepare, opener, returnsTo } = overlay;
  const page = await openVisit(here.browser, {
    name: role,
    expected: [refused],
    context: { viewport: { width, height: 740 } },
  });
  await enterAs(page, role, here.portal.address);
  const answer = await page.goto(here.portal.address + address);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await prepare?.(page);
  await page.locator('main h1').first().waitFor();
  const way = page
    .getByRole('button', { name: opener })
    .or(page.getByRole('link', { name: opener }))
    .or(page.getByRole('menuitem', { name: opener }))
    .first();
  await tabTo(way);
  expect(await dialogState(page)).toEqual(closed);

  await page.keyboard.press('Enter');
  await expect.poll(() => dialogState(page)).toEqual(open);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialogState(page)).toEqual(open);
  }
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect.poll(() => dialogState(page)).toEqual(closed);
  const back = returnsTo === undefined ? way : page.getByRole('button', { name: returnsTo }).first();
  await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(unfolding)('$source: it unfolds by keyboard under the policy', async (overlay) => {
  const { role, address, width = 1280, prepare, opener, keys } = overlay;
  const page = await openVisit(here.browser, { name: role, context: { viewport: { width, height: 740 } } });
  await enterAs(page, role, here.portal.address);
  await page.goto(here.portal.address + address);
  await prepare?.(page);
  const way = page
    .getByRole('button', { name: opener })
    .or(page.getByRole('combobox', { name: opener }))
    .first();
  await tabTo(way);
  for (const key of keys) {
    const before = await way.getAttribute('aria-expanded');
    await page.keyboard.press(key);
    await expect.poll(() => way.getAttribute('aria-expanded')).toBe(before === 'true' ? 'false' : 'true');
    expect(await faultsOf(page)).toEqual([]);
  }
});
