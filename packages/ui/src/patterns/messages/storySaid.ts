import { expect, within } from 'storybook/test';

type Play = () => Promise<void>;

/** A `play` that sees a text. */
export function seen(...texts: string[]): Play {
  return async () => {
    for (const text of texts) await expect((await within(document.body).findAllByText(text))[0]).toBeVisible();
  };
}
