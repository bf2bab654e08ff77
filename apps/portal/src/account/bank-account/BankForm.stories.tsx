import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { answerLeaving } from '../../stories/leave.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { invalidFields } from '../../stories/invalidFields.ts';
import { expectFact, fillBankForm, openBankForm, path, save, stored } from './storySteps.ts';

/** Creating and editing the bank data. */
const meta = {
  title: 'Telas/Conta/Perfil: editar dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await waitFor(() => expect(block.getByLabelText('Nome completo')).toHaveFocus());
    await expect(block.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect(block.getByLabelText('Número da conta')).toHaveValue('00098765-4');
  },
};

/** Sends nothing incomplete. Shows the sent values if the answer has none. */
export const Created: Story = {
  name: 'Em falta, depois criado',
  parameters: { session: 'inactive', faults: [{ operation: 'createBankAccount', status: 201, body: {} }] },
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(block.getByLabelText('Nome completo')).toHaveFocus());
    const errors = [
      ['Nome completo', 'Informe o nome completo do titular.'],
      ['Código do banco', 'Informe o código do banco.'],
      ['Número da agência', 'Informe o número da agência.'],
      ['Número da conta', 'Informe o número da conta.'],
    ] as const;
    for (const [label, error] of errors)
      await expect(block.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error));
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
    await fillBankForm(block);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expectFact(block, 'Número da conta', '****23-X');
    await expect(block.queryByText('Você ainda não cadastrou seus dados bancários.')).toBeNull();
    await waitFor(() => expect(block.getByRole('button', { name: 'Editar dados bancários' })).toHaveFocus());
    await expect(requestsTo(`POST ${path}`)).toEqual([
      {
        nome_completo: 'Patrícia Gonçalves',
        cpf: '529.982.247-25',
        nome_banco: 'Caixa',
        codigo_banco: '104',
        numero_agencia: '0042',
        numero_conta: '000123-X',
        chave_pix: null,
      },
    ]);
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

/** Shows the server's field errors at the fields. */
export const Saved: Story = {
  name: 'Campos recusados pelo servidor, depois salvo',
  play: async ({ canvasElement }) => {
    const [planned] = invalidFields('updateBankAccount', {
      numero_conta: 'Esta conta não existe na agência.',
      chave_pix: 'Esta chave não está registrada.',
    }).faults;
    if (planned) fault({ ...planned, times: 1 });
    const block = await save(canvasElement);
    const account = block.getByLabelText('Número da conta');
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAccessibleDescription(/Esta conta não existe na agência\./);
    await expect(account).toHaveValue(' 00055-1 ');
    await expect(block.getByLabelText('Chave PIX')).toHaveAccessibleDescription(/Esta chave não está registrada\./);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expect(block.getByText('****55-1')).toBeVisible();
    const sent = { ...stored, numero_conta: '00055-1' };
    await expect(requestsTo(`PUT ${path}`)).toEqual([sent, sent]);
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

/** Esc closes an unchanged form, and the open list of banks; it does not discard typed values. */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    const unchanged = await openBankForm(canvasElement);
    await userEvent.click(unchanged.getByLabelText('Nome do banco'));
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(document.body).queryByRole('option', { name: /Itaú/ })).toBeNull();
    await expect(unchanged.getByLabelText('Nome do banco')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const block = await openBankForm(canvasElement);
    await userEvent.clear(block.getByLabelText('Nome do banco'));
    await userEvent.type(block.getByLabelText('Nome do banco'), 'ita');
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('ita');
    await expect(within(document.body).queryByRole('option', { name: /Itaú/ })).toBeNull();
  },
};

/** Saved in another place first: asks, and replaces the stored data only with the member's answer. */
export const CreatedMeanwhile: Story = {
  name: 'Criada nesse meio tempo',
  parameters: { session: 'inactive' },
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    const created = { ...stored, nome_completo: 'Patrícia Gonçalves', cpf: '52998224725', nome_banco: 'Caixa' };
    db().bankAccounts.push({ user_id: 5, ...created, codigo_banco: '104', numero_agencia: '0042' });
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudou em outro lugar também' }));
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Número da conta']);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Usar o digitado aqui' })));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    // The PIX key that was saved there stays.
    await expect(requestsTo(`PUT ${path}`)).toMatchObject([
      { numero_agencia: '0042', numero_conta: '000123-X', chave_pix: stored.chave_pix },
    ]);
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

/** Created after the read of the save: the next save asks. */
export const CreatedAtTheSameTime: Story = {
  name: 'Criada no mesmo instante',
  parameters: { faults: [{ operation: 'readBankAccount', body: { conta: null }, times: 2 }] },
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByRole('alert')).toHaveTextContent('Conta bancária já cadastrada.');
    await expect(block.getByLabelText('Nome completo')).toHaveValue('Patrícia Gonçalves');
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Usar o digitado aqui' })));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expect(requestsTo(`PUT ${path}`)).toMatchObject([{ numero_conta: '000123-X' }]);
  },
};

/** Says so, keeps what is in the fields, and creates the account only when it is saved again. */
export const RemovedMeanwhile: Story = {
  name: 'Removida nesse meio tempo',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await replaceText(block.getByLabelText('Número da agência'), '4321-0');
    db().bankAccounts = [];
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByRole('alert')).toHaveTextContent(
      'Estes dados bancários foram removidos em outro lugar. Para cadastrá-los de novo, salve outra vez.',
    );
    await expect(block.getByLabelText('Número da agência')).toHaveValue('4321-0');
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expect(requestsTo(`POST ${path}`)).toEqual([{ ...stored, numero_agencia: '4321-0' }]);
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

/** What the phone stored in another form is the same: no question, and nothing old comes back. */
export const WrittenInAnotherWay: Story = {
  name: 'Mudada e escrita de outro jeito',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await replaceText(block.getByLabelText('CPF'), '11144477735');
    await replaceText(block.getByLabelText('Número da conta'), '777-7');
    const account = db().bankAccounts.find(({ user_id }) => user_id === 2);
    Object.assign(account ?? {}, { cpf: '11144477735', numero_conta: ' 777-7', chave_pix: null, nome_banco: 'Itaú' });
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expectFact(block, 'Nome do banco', 'Itaú');
    await expectFact(block, 'Chave PIX', '--');
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

/** Sends what was changed here; the rest as the server has it. */
export const ReplacedMeanwhile: Story = {
  name: 'Trocada nesse meio tempo',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const other = { ...stored, numero_conta: '777-7', chave_pix: 'nova@exemplo.com.br' };
    Object.assign(db().bankAccounts.find(({ user_id }) => user_id === 2) ?? {}, other);
    await replaceText(block.getByLabelText('Número da agência'), '4321-0');
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expectFact(block, 'Chave PIX', 'n****@exemplo.com.br');
    await expect(requestsTo(`PUT ${path}`)).toEqual([{ ...other, numero_agencia: '4321-0' }]);
  },
};

/** The form stays open with the typed values. Their draft is in the memory of the tab only. */
export const LeftAndBack: Story = {
  name: 'Falhou, saiu e voltou',
  parameters: { faults: [{ operation: 'updateBankAccount', status: 500, body: {} }] },
  play: async ({ canvas, canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByRole('alert')).toHaveTextContent('Erro ao salvar dados bancários.');
    await expect(block.getByLabelText('Número da conta')).toHaveValue(' 00055-1 ');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Banco do Brasil');
    fault({ operation: 'updateBankAccount', kind: 'drop' });
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(await block.findByText('Erro de conexão.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Catálogo' }));
    await answerLeaving('Sair sem salvar', 'Guardamos o que você digitou nesta aba.');
    await canvas.findByRole('heading', { level: 1, name: /cursos/i });
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('00055-1');
    await userEvent.click(canvas.getByRole('link', { name: 'Perfil' }));
    await expect(await canvas.findByLabelText('Número da conta')).toHaveValue(' 00055-1 ');
  },
};
