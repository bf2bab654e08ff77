import type { Page } from '@playwright/test';
import { dialogs, unfolding } from '../support/overlays.ts';
import { enterAs, navigateTo, tabTo, expectAccessible } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

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

/** Expected console error: the server rejects members without a subscription. */
const refused = /status of 403/;

const open = { open: true, pageScrolls: false, pageIsHidden: true, focusIsInside: true };
const closed = { open: false, pageScrolls: true, pageIsHidden: false, focusIsInside: false };

for (const overlay of dialogs)
  test(
    `${overlay.source} at ${overlay.address} for a ${overlay.role}: its dialog opens, holds, and closes by keyboard or navigation under the policy`,
    { tag: '@engines' },
    async ({ mock, newVisit, expectErrors }) => {
      const { role, address, width = 1280, prepare, opener, returnsTo, guards } = overlay;
      expectErrors(refused);
      const page = await newVisit({ viewport: { width, height: 740 } });
      await enterAs(page, role, mock);
      const answer = await page.goto(address);
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
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect.poll(() => dialogState(page)).toEqual(closed);
      const back = returnsTo === undefined ? way : page.getByRole('button', { name: returnsTo }).first();
      await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true);

      // What opened it from a menu is gone.
      if (guards || returnsTo !== undefined) return;
      await page.keyboard.press('Enter');
      await expect.poll(() => dialogState(page)).toEqual(open);
      await navigateTo(page, `${address}?outra=1`);
      await expect.poll(() => dialogState(page)).toEqual(closed);
    },
  );

test('back and a wider window close the side menu', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Explorar Cursos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect.poll(() => dialogState(page)).toEqual(open);
  };
  await openMenu();
  await page.goBack();
  await page.getByRole('link', { name: 'Explorar Cursos' }).first().waitFor();
  await expect.poll(() => dialogState(page)).toEqual(closed);
  await openMenu();
  await page.setViewportSize({ width: 900, height: 740 });
  await expect.poll(() => dialogState(page)).toEqual(closed);
});

for (const overlay of unfolding)
  test(
    `${overlay.source} at ${overlay.address}: it unfolds by keyboard under the policy`,
    { tag: '@engines' },
    async ({ mock, newVisit }) => {
      const { role, address, width = 1280, prepare, opener, keys } = overlay;
      const page = await newVisit({ viewport: { width, height: 740 } });
      await enterAs(page, role, mock);
      await page.goto(address);
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
        await expectAccessible(page);
      }
    },
  );
