import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';

type Play = () => Promise<void>;

/** A `play` that sees a text. */
export function seen(...texts: string[]): Play {
  return async () => {
    for (const text of texts) await expect((await within(document.body).findAllByText(text))[0]).toBeVisible();
  };
}

/** A `play` for small screens: nothing scrolls sideways. */
export const fits: Play = expectNoSidewaysScroll;

/** Looks of a story: dark, and on a small phone. */
export const dark = { theme: 'dark' };
export const phone = { viewport: { value: 'phone320' } };
