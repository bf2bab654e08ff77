import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Where the draft of the first course is kept. */
export const key = 'draft.1.course:1';
/** What the stories add to the title. */
export const typed = ' e além';
/** The title as the server has it. */
export const title = 'Primeiros passos na rede';

/** Adds to the course's title. */
export async function typeTitle(element: HTMLElement): Promise<HTMLElement> {
  const field = await within(element).findByLabelText('Title');
  await userEvent.type(field, typed);
  return field;
}

/** Waits for the question whether to leave. */
export async function question() {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  return { dialog, ...within(dialog) };
}

/** Follows the link to the start page. */
export async function goHome(element: HTMLElement): Promise<void> {
  await userEvent.click(await within(element).findByRole('link', { name: 'Portal Raiz' }));
}
