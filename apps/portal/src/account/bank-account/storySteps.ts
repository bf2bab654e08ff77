import { expect, userEvent, within } from 'storybook/test';
import { paste, replaceText } from '../../stories/paste.ts';

/** Path of the operations on the bank data. */
export const path = '/perfil/minha-conta-bancaria';

/** The bank data of the demo member Mariana. */
export const stored = {
  nome_completo: 'Mariana Souza',
  cpf: '529.982.247-25',
  nome_banco: 'Banco do Brasil',
  codigo_banco: '001',
  numero_agencia: '1234-5',
  numero_conta: '00098765-4',
  chave_pix: 'ativa@exemplo.com.br',
};

/** The bank data on the profile. */
export async function bank(element: HTMLElement) {
  return within(await within(element).findByRole('region', { name: 'Dados bancários para saque' }));
}

type Block = Awaited<ReturnType<typeof bank>>;

/** The value of a label. */
export async function expectFact(block: Block, label: string, value: string): Promise<void> {
  await expect(block.getByText(label).parentElement).toHaveTextContent(`${label}${value}`);
}

/** Opens the form and waits for its chunk. */
export async function openBankForm(element: HTMLElement): Promise<Block> {
  const block = await bank(element);
  await userEvent.click(await block.findByRole('button', { name: /^(Editar|Cadastrar) dados bancários$/ }));
  await block.findByLabelText('Nome completo');
  return block;
}

/** The values that a user types into an empty form. */
const typed: readonly [label: string, text: string][] = [
  ['Nome completo', 'Patrícia Gonçalves'],
  ['CPF', '52998224725'],
  ['Número da agência', '0042'],
  ['Número da conta', '000123-X'],
];

/** Fills in the form: the bank is chosen from the list, the rest typed. */
export async function fillBankForm(block: Block): Promise<void> {
  for (const [label, text] of typed) await paste(block.getByLabelText(label), text);
  await paste(block.getByLabelText('Nome do banco'), 'caixa');
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

/** Changes the account's number and saves. */
export async function save(element: HTMLElement): Promise<Block> {
  const block = await openBankForm(element);
  await replaceText(block.getByLabelText('Número da conta'), ' 00055-1 ');
  await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
  return block;
}
