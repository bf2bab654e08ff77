import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';

type Play = () => Promise<void>;

/** Dialogs stand beside the story, so the whole page is asked. */
const page = () => within(document.body);

/** A `play` that finds a sentence in an element of a role, such as the alert of a failure. */
export function said(role: 'alert' | 'status' | 'alertdialog' | 'dialog' | 'region', text: string): Play {
  return async () => {
    const all = await page().findAllByRole(role);
    await expect(all.map(({ textContent }) => textContent).join('\n')).toContain(text);
  };
}

/** A `play` that sees a text. */
export function seen(...texts: string[]): Play {
  return async () => {
    for (const text of texts) await expect((await page().findAllByText(text))[0]).toBeVisible();
  };
}

/** A `play` that finds a field described by a sentence: its hint or what is wrong with it. */
export function described(label: string, text: string): Play {
  return async () => {
    const field = await page().findByRole('textbox', { name: new RegExp(`^${label}`) });
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  };
}

/** A `play` for small screens: nothing scrolls sideways. */
export const fits: Play = expectNoSidewaysScroll;

/** Looks of a story: dark, and on a small phone. */
export const dark = { theme: 'dark' };
export const phone = { viewport: { value: 'phone320' } };
