import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { bank, expectFact } from './storySteps.ts';

/** The bank data for withdrawals: a block of the profile. */
const meta = {
  title: 'Telas/Conta/Perfil: dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active', subject: { role: 'region', name: 'Dados bancários para saque' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('***.982.247-**')).toBeVisible();
    await expectFact(block, 'Nome completo', 'Mariana Souza');
    await expectFact(block, 'Nome do banco', 'Banco do Brasil');
    await expectFact(block, 'Código do banco', '001');
    await expectFact(block, 'Número da agência', '1234-5');
    await expectFact(block, 'Número da conta', '****65-4');
    await expectFact(block, 'Chave PIX', 'a****@exemplo.com.br');
    await expect(block.getByRole('button', { name: 'Editar dados bancários' })).toBeEnabled();
  },
};

export const Shown: Story = {
  name: 'Mostrado e oculto',
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await userEvent.click(await block.findByRole('button', { name: 'Mostrar dados' }));
    await expectFact(block, 'CPF', '529.982.247-25');
    await expectFact(block, 'Número da conta', '00098765-4');
    await expectFact(block, 'Chave PIX', 'ativa@exemplo.com.br');
    const hide = block.getByRole('button', { name: 'Ocultar dados' });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expectFact(block, 'CPF', '***.982.247-**');
    await expect(block.queryByText('00098765-4')).toBeNull();
  },
};

export const NoneYet: Story = {
  name: 'Nenhuma conta ainda',
  parameters: { session: 'inactive' },
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('Você ainda não cadastrou seus dados bancários.')).toBeVisible();
    await expect(block.getByRole('button', { name: 'Cadastrar dados bancários' })).toBeEnabled();
  },
};

/** Shows no form, which could overwrite the stored data. */
export const ReadFailed: Story = {
  name: 'Falha ao ler',
  parameters: { faults: [{ operation: 'readBankAccount', status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('Não foi possível carregar seus dados bancários.')).toBeVisible();
    await expect(block.queryByRole('button', { name: /dados bancários$/ })).toBeNull();
    fault({ operation: 'readBankAccount', kind: 'drop' });
    await userEvent.click(block.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await block.findByText('Erro de conexão.')).toBeVisible();
  },
};
