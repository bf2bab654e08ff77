import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectFact, fillBankForm, openBankForm, stored } from './storySteps.ts';
import { path, save } from './storyBankForm.ts';

/** Creating and editing the bank data. */
const meta = {
  title: 'Telas/Conta/Perfil: editar dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await waitFor(() => expect(block.getByLabelText('Nome completo')).toHaveFocus());
    await expect(block.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Banco do Brasil');
    await expect(block.getByLabelText('Código do banco')).toHaveValue('001');
    await expect(block.getByLabelText('Número da agência')).toHaveValue('1234-5');
    await expect(block.getByLabelText('Número da conta')).toHaveValue('00098765-4');
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('ativa@exemplo.com.br');
  },
};

export const Created: Story = {
  name: 'Criado',
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
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

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByText('Dados bancários salvos com sucesso!')).toBeVisible();
    await expect(block.getByText('****55-1')).toBeVisible();
    await expect(requestsTo(`PUT ${path}`)).toEqual([{ ...stored, numero_conta: '00055-1' }]);
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

export const Missing: Story = {
  name: 'Em falta',
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    const summary = await block.findByRole('group', { name: 'Confira os campos abaixo' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(6);
    await expect(block.getByLabelText('Nome completo')).toHaveAccessibleDescription(
      /Informe o nome completo do titular\./,
    );
    await userEvent.click(within(summary).getByRole('link', { name: 'Informe o código do banco.' }));
    await expect(block.getByLabelText('Código do banco')).toHaveFocus();
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

export const Canceled: Story = {
  name: 'Cancelada',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.type(block.getByLabelText('Nome completo'), ' X');
    await userEvent.click(block.getByRole('button', { name: 'Cancelar' }));
    const button = await block.findByRole('button', { name: 'Editar dados bancários' });
    await expect(button).toHaveFocus();
    await expectFact(block, 'Nome completo', 'Mariana Souza');
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};

/**
 * Esc closes an unchanged form, and the open list of banks; what was typed is not for it to throw
 * away.
 */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    await openBankForm(canvasElement);
    await userEvent.keyboard('{Escape}');
    const block = await openBankForm(canvasElement);
    await userEvent.clear(block.getByLabelText('Nome do banco'));
    await userEvent.type(block.getByLabelText('Nome do banco'), 'ita');
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('ita');
    await expect(within(document.body).queryByRole('option')).toBeNull();
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', path),
  play: async ({ canvasElement }) => {
    const block = await save(canvasElement);
    await expect(await block.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    await expect(block.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    block.getByLabelText('CPF').closest('form')?.requestSubmit();
    await waitFor(() => expect(requestsTo(`PUT ${path}`).length).toBeGreaterThan(0));
    await expect(requestsTo(`PUT ${path}`)).toHaveLength(1);
  },
};

export const TwoClicksInOneTick: Story = {
  name: 'Dois cliques de uma vez',
  beforeEach: () => neverAnswer('PUT', path),
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const form = block.getByLabelText('CPF').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(requestsTo(`PUT ${path}`).length).toBeGreaterThan(0));
    await expect(requestsTo(`PUT ${path}`)).toHaveLength(1);
  },
};

/** A name that the member emptied is missing: no code fills it in again. */
export const BankNameEmptied: Story = {
  name: 'Nome do banco esvaziado',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.clear(block.getByLabelText('Nome do banco'));
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    const summary = await block.findByRole('group', { name: 'Confira os campos abaixo' });
    await expect(within(summary).getByRole('link', { name: 'Informe o nome do banco.' })).toBeVisible();
    await userEvent.clear(block.getByLabelText('Código do banco'));
    await userEvent.type(block.getByLabelText('Código do banco'), '104');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('');
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await expect(requestsTo(`PUT ${path}`)).toEqual([]);
  },
};
