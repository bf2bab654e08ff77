import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** Queries of the page under test. */
export type Page = ReturnType<typeof within>;

/** Replaces the values of fields, by label. */
export async function write(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = await page.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** Presses a button as soon as it can be pressed. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = await page.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Follows the first link of that name. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  const [link] = await page.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
}

/** Waits for a page by its heading. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Waits until a sentence is visible. */
export async function read(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(await page.findByText(sentence)).toBeVisible();
}

/** Logs in with the form. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await arriveAt(page, 'Entrar na sua conta');
  await write(page, { 'E-mail': email, Senha: password });
  await press(page, 'Entrar');
}
