import type { Locator, Page } from 'playwright';

/** Most presses of Tab on one page. */
const patience = 150;

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the element has the focus. Throws when it cannot be reached. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < patience; stop += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Follows a link by keyboard. */
export async function followByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('link', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

/** Presses a button by keyboard. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Replaces the values of fields by keyboard, by their labels. */
export async function writeByKeys(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
}

/** Saves the current form. */
export async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
}
