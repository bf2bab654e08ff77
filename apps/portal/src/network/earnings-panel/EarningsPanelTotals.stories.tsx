import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { answerEarnings, rowsDiffer, twoEarnings } from '../shared/storyEarnings.ts';
import { expectOneSum, shownTotal } from './storySums.ts';

const meta = {
  title: 'Telas/Rede/Painel de ganhos: totais do servidor',
  component: PortalAt,
  args: { path: '/perfil/painel-ganhos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectServerTotals(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('Total de ganhos')).toBeVisible();
  await expect(shownTotal(canvasElement)).toBe(37_500);
  const types = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(types[0]).toHaveTextContent('DiamondR$ 300,00');
  await expect(canvas.getByRole('option', { name: /^novembro de 2026: R\$.375,00$/ })).toBeVisible();
  await expect(canvas.getByText(rowsDiffer)).toBeVisible();
}

export const TotalsWithoutRows: Story = {
  name: 'Totais sem lançamentos',
  beforeEach: () => answerEarnings([]),
  play: async ({ canvasElement }) => {
    await expectServerTotals(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nenhum lançamento para mostrar.')).toBeVisible();
    await expect(canvas.queryByText('Você ainda não tem ganhos.')).toBeNull();
  },
};

/**
 * The totals stand, also when an item is no row; with a filter they are those of the rows, and the
 * page says so.
 */
export const RowsDiffer: Story = {
  name: 'Lançamentos que não somam os totais',
  beforeEach: () => answerEarnings([...twoEarnings, 'ganho']),
  play: async ({ canvasElement }) => {
    await expectServerTotals(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Ano'), '2026');
    await expect(canvas.getByText('Total do que está à vista')).toBeVisible();
    await expect(canvas.getByText('Totais somados a partir dos lançamentos mostrados.')).toBeVisible();
    await expect(await expectOneSum(canvasElement)).toBe(7500);
    await expect(canvas.queryByText(rowsDiffer)).toBeNull();
  },
};
