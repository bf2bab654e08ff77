import { userEvent } from 'storybook/test';
import { openBankForm } from './storySteps.ts';

/** Path of the operations on the bank data. */
export const path = '/perfil/minha-conta-bancaria';

/** Changes the account's number and saves. */
export async function save(element: HTMLElement) {
  const block = await openBankForm(element);
  await userEvent.clear(block.getByLabelText('Número da conta'));
  await userEvent.type(block.getByLabelText('Número da conta'), ' 00055-1 ');
  await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
  return block;
}
