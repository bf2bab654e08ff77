import { expect, userEvent, within } from 'storybook/test';
import { paste } from '../../stories/paste.ts';

/** Fills in everything; pass null when a link sets the id. */
export async function fillIn(element: HTMLElement, referralId: string | null = '2') {
  const canvas = within(element);
  await paste(await canvas.findByLabelText('Nome'), 'Ana Lima');
  await paste(canvas.getByLabelText('E-mail'), 'ana.lima@exemplo.com.br');
  await paste(canvas.getByLabelText('Senha'), 'segredo');
  await paste(canvas.getByLabelText('Confirmar senha'), 'segredo');
  if (referralId !== null) await paste(canvas.getByLabelText('ID de indicação'), referralId);
  await userEvent.click(canvas.getByRole('checkbox'));
  return canvas;
}

/** Fills in everything and submits. */
export async function send(element: HTMLElement, referralId: string | null = '2') {
  const canvas = await fillIn(element, referralId);
  await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
  return canvas;
}

/** Expects the form to keep its values. */
export async function expectValuesUnchanged(canvas: ReturnType<typeof within>) {
  await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana Lima');
  await expect(canvas.getByLabelText('E-mail')).toHaveValue('ana.lima@exemplo.com.br');
  await expect(canvas.getByLabelText('Senha')).toHaveValue('segredo');
  await expect(canvas.getByLabelText('Confirmar senha')).toHaveValue('segredo');
  await expect(canvas.getByRole('checkbox')).toBeChecked();
}
