import { userEvent, within } from 'storybook/test';
import { paste, replaceText } from './paste.ts';

/** Fills in the form of the login and sends it. */
export async function logIn(element: HTMLElement, email = 'ativa@exemplo.com.br', password = 'portal123') {
  const canvas = within(element);
  await replaceText(await canvas.findByLabelText('E-mail'), email);
  await paste(canvas.getByLabelText('Senha'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
  return canvas;
}
