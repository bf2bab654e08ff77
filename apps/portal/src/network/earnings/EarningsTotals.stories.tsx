import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { answerEarnings, rowsDiffer, twoEarnings } from '../shared/storyEarnings.ts';

const meta = {
  title: 'Telas/Rede/Ganhos do mês: totais do servidor',
  component: PortalAt,
  args: { path: '/perfil/ganhos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectServerTotals(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const labels = await canvas.findAllByText('Total de novembro de 2026');
  const label = labels.find(({ tagName }) => tagName === 'DT');
  await expect(label?.nextElementSibling).toHaveTextContent('R$ 375,00');
  const types = within(canvas.getByRole('list', { name: 'Totais por tipo' }));
  await expect(types.getByText('Diamond').closest('li')).toHaveTextContent('R$ 300,00');
}

/** The page is complete without the withdrawals. */
export const WithdrawalsNotRead: Story = {
  name: 'Saques não lidos',
  beforeEach: () => {
    answerEarnings(twoEarnings);
    fault({ operation: 'listWithdrawals', status: 500 });
  },
  play: async ({ canvas, canvasElement }) => {
    await expectServerTotals(canvasElement);
    await waitFor(() => expect(canvas.getByText('Saques pendentes').nextElementSibling).toHaveTextContent('--'));
    await expect(canvas.getByRole('link', { name: 'Ver saques' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WithdrawalsIncomplete: Story = {
  name: 'Saques com valor desconhecido',
  beforeEach: () => {
    answerEarnings(twoEarnings);
    const pending = { id: 1, month: 10, year: 2026, status: 'pending', paid_at: null, notes: null };
    fault({
      operation: 'listWithdrawals',
      body: { withdrawals: [{ ...pending, amount: 50 }, { ...pending, id: 2, amount: null }, null] },
    });
  },
  play: async ({ canvas }) => {
    // The skeleton shows it, too.
    await canvas.findByText('Lançamentos');
    await expect(await canvas.findByText('Soma incompleta: há valores desconhecidos.')).toBeVisible();
    await expect(canvas.getByText('Saques pendentes').nextElementSibling).toHaveTextContent('R$ 50,00');
  },
};

export const TotalsWithoutRows: Story = {
  name: 'Totais sem lançamentos',
  beforeEach: () => answerEarnings([]),
  play: async ({ canvas, canvasElement }) => {
    await expectServerTotals(canvasElement);
    await expect(canvas.getByText('Nenhum lançamento para mostrar.')).toBeVisible();
    await expect(canvas.getByText(rowsDiffer)).toBeVisible();
    await expect(canvas.queryByText('Nenhum ganho neste mês.')).toBeNull();
  },
};

/** One row lacks its values; two are invalid. */
export const BadRows: Story = {
  name: 'Linhas ruins',
  beforeEach: () =>
    answerEarnings([...twoEarnings, { id: null, amount: 'muito', bonus_type: null, level: 'um' }, 'ganho', null]),
  play: async ({ canvas, canvasElement }) => {
    await expectServerTotals(canvasElement);
    const rows = within(canvas.getByRole('table', { name: 'Lançamentos' })).getAllByRole('row');
    // Two months, each with a heading; a row without a date is last.
    await expect(rows).toHaveLength(6);
    await expect(rows[4]).toHaveTextContent('Sem data');
    await expect(rows[5]).toHaveTextContent('----Não identificado--');
    await expect(canvas.getByText('2 itens não puderam ser mostrados.')).toBeVisible();
  },
};
