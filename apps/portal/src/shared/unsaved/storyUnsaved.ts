import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { append } from '../../stories/paste.ts';
import { later } from '../../stories/storyChecks.ts';

/** Key of the draft of the first course. */
export const key = 'draft.1.course:1';
/** The text that the stories add to the title. */
export const typed = ' e além';
/** The server's title. */
export const title = 'Primeiros passos na rede';

/** Adds to the course's title. */
export async function typeTitle(element: HTMLElement): Promise<HTMLElement> {
  const field = await within(element).findByLabelText('Title');
  await append(field, typed);
  return field;
}

/** Waits until the draft is saved. */
export async function draftSaved(element: HTMLElement): Promise<HTMLElement> {
  return later(800, () => within(element).getByText(/^Draft saved at \d\d:\d\d/));
}

/** Waits for the dialog before leaving. */
export async function question() {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  return { dialog, ...within(dialog) };
}

/** Follows the link to the start page. */
export async function goHome(element: HTMLElement): Promise<void> {
  await userEvent.click(await within(element).findByRole('link', { name: 'Portal Raiz' }));
}
