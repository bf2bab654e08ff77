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
  await canvas.findByText(/^Total de novembro de 2026: R\$\s375,00$/);
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
    await expect(canvas.getByText(/^2 bônus ·/)).toHaveTextContent('2 bônus · Ver saques');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A cancelled withdrawal of the month, and the one that replaced it. */
export const PaidAgain: Story = {
  name: 'Saque refeito',
  beforeEach: () => {
    const own = { month: 11, year: 2026, amount: 50, notes: null };
    fault({
      operation: 'listWithdrawals',
      body: {
        withdrawals: [
          { ...own, id: 1, status: 'cancelled', paid_at: null },
          { ...own, id: 2, status: 'paid', paid_at: null },
          null,
        ],
      },
    });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/ · saque pago em --/)).toBeVisible());
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
    const rows = within(canvas.getByRole('table', { name: 'Bônus' })).getAllByRole('row');
    // Two months, each with a heading; a row without a date is last.
    await expect(rows).toHaveLength(6);
    await expect(rows[4]).toHaveTextContent('Sem data');
    await expect(rows[5]).toHaveTextContent('----Não identificado--');
    await expect(canvas.getByText('2 itens não puderam ser mostrados.')).toBeVisible();
  },
};
