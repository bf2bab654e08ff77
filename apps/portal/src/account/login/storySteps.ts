import { userEvent, within } from 'storybook/test';

/** Fills in the form and sends it. */
export async function logIn(element: HTMLElement, email = 'ativa@exemplo.com.br', password = 'portal123') {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('E-mail'), email);
  await userEvent.type(canvas.getByLabelText('Senha'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
  return canvas;
}
