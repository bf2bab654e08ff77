import type { Locator, Page } from 'playwright';

/** How often the Tab key may have to be pressed on one page. */
const patience = 150;

/** Whether something has the focus. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes on with the Tab key until something has the focus. Throws when it cannot be reached so. */
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

/** Fills in fields by keyboard, by their labels, in place of what stands there. */
export async function writeByKeys(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
}

/** Saves the form that is being worked on. */
export async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
}
