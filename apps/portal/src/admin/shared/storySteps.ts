import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../shared/reads/queries.ts';
import { requestsTo } from '../../stories/mock.ts';
import { endTimers, pressable } from '../../stories/storyChecks.ts';

/** Steps that the stories of the admin pages share. */

/** Presses a button twice within one tick, before a busy state can render. */
export function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

/** Expects the next page `delay` milliseconds after the message. */
export async function expectRedirect(
  canvasElement: HTMLElement,
  message: string,
  delay: number,
  heading: string,
): Promise<void> {
  const canvas = within(canvasElement);
  const notice = await canvas.findByText(message, { exact: false });
  await expect(notice.closest('[role="status"]')).toHaveFocus();
  await expect(canvas.queryByRole('heading', { level: 1, name: heading })).toBeNull();
  await expect(endTimers(delay)).toBeGreaterThan(0);
  await canvas.findByRole('heading', { level: 1, name: heading });
}

/** Opens the menu of a row. */
export async function openMenu(canvasElement: HTMLElement, title: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `More actions: ${title}` }));
}

/**
 * Opens the dialog of a deletion from its row, and waits until it takes presses.
 * @param what Such as "Delete lesson".
 */
export async function askToDelete(canvasElement: HTMLElement, what: string, title: string, question: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `${what}: ${title}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText(question)).toBeVisible());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await pressable(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

/** The body of a 400 with errors of fields, as the contract's `Erro.fields`. */
export function fieldErrorsBody(...fields: { field: string; message: string }[]) {
  return { error: 'Dados inválidos.', code: 'dados_invalidos', fields };
}

/** Expects the server's field error as the field's description, in the server's language. */
export async function expectFieldError(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`)));
  await expect(screen.getByText(message)).toHaveAttribute('lang', 'pt-BR');
}

/** Expects the message for a failed save, and the doubt whether it was one. Returns both. */
export async function expectUncertain(canvasElement: HTMLElement, sentence: string): Promise<HTMLElement> {
  await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(sentence));
  const alert = within(canvasElement).getByRole('alert');
  const doubt = 'No answer arrived, so it may have been saved. Saving again will not make a second one.';
  await expect(alert).toHaveTextContent(doubt);
  return alert;
}

/** One request to the operation was sent, and no second one follows. */
export async function expectSentOnce(call: string): Promise<void> {
  await waitFor(() => expect(requestsTo(call).length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(requestsTo(call)).toHaveLength(1);
}

/** Presses retry, and expects every failed read to be sent again. The failure stays. */
export async function expectRetried(canvasElement: HTMLElement, ...calls: string[]): Promise<void> {
  const retry = await within(canvasElement).findByRole('button', { name: 'Try again' });
  const sent = () => calls.map((call) => requestsTo(call).length);
  // Only a read that has failed is read again.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = sent();
  await userEvent.click(retry);
  await waitFor(() => expect(sent()).toEqual(before.map((count) => count + 1)));
  await within(canvasElement).findByRole('button', { name: 'Try again' });
}

/** The form of the first course. */
export const existingCourse = { args: { path: '/admin/cursos-novo?id=1' } };

/** The fields of the form of a course. */
export async function courseFormOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    description: canvas.getByLabelText('Description'),
    content: canvas.getByLabelText('Content'),
    premium: canvas.getByRole('checkbox', { name: 'Premium' }),
    button: canvas.getByRole('button', { name: 'Save course' }),
  };
}

function moduleFields(element: HTMLElement) {
  const form = within(element);
  return {
    title: form.getByLabelText('Title'),
    description: form.getByLabelText('Description'),
    position: form.getByLabelText('Position'),
    button: form.getByRole('button', { name: /^(Add|Save) module$/ }),
  };
}

/** The fields of the form that adds a module. */
export async function moduleFormOf(canvasElement: HTMLElement) {
  const element = await within(canvasElement).findByRole('form', { name: 'Add module' });
  return { form: within(element), ...moduleFields(element) };
}

/** The fields of the page of a module. */
export async function modulePageOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByLabelText('Title');
  return { canvas, ...moduleFields(canvasElement) };
}

function lessonFields(element: HTMLElement) {
  const form = within(element);
  return {
    title: form.getByLabelText('Title'),
    content: form.getByLabelText('Content'),
    video: form.getByLabelText('Video URL'),
    resource: form.getByLabelText('Resource URL'),
    position: form.getByLabelText('Position'),
    required: form.getByRole('checkbox', { name: 'Required' }),
    published: form.getByRole('checkbox', { name: 'Published' }),
    button: form.getByRole('button', { name: /^(Add|Save) lesson$/ }),
  };
}

/** The fields of the form beside the list, which adds or edits a lesson. */
export async function lessonFormOf(canvasElement: HTMLElement, name = 'Add lesson') {
  const element = await within(canvasElement).findByRole('form', { name });
  return { form: within(element), ...lessonFields(element) };
}

/** The fields of the full page of a lesson. */
export async function lessonPageOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByLabelText('Title');
  return { canvas, ...lessonFields(canvasElement) };
}
