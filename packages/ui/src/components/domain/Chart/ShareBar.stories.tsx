import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { earningsMessages } from '../../../messages/network/earnings.ts';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { BonusSwatch, ShareBar } from './ShareBar.tsx';
import { everyType, oneNegative, shownRows, threeTypes, veryDifferent } from './storyTotals.ts';

const meta = {
  title: 'Componentes/ShareBar',
  component: ShareBar,
  subcomponents: { BonusSwatch },
  args: {
    label: earningsMessages.byType,
    texts: earningsMessages,
    totals: threeTypes.totals,
  },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Widths of the pieces of the bar, in pixels. */
function piecesOf(canvasElement: HTMLElement): number[] {
  const list = within(canvasElement).getByRole('list');
  const bar = list.parentElement?.querySelector(':scope > [aria-hidden]');
  return [...(bar?.children ?? [])].map((piece) => piece.getBoundingClientRect().width);
}

export const Default: Story = {
  name: 'Gráfico de partes',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Totais por tipo' })).toBeVisible();
    await expect(shownRows(canvasElement)).toEqual(threeTypes.rows);
    const [first = Number.NaN, second = Number.NaN] = piecesOf(canvasElement);
    await expect(first / second).toBeCloseTo(300 / 62.5, 1);
    await expect(canvas.getByText('Diamond')).toHaveAttribute('lang', 'en');
  },
};

/**
 * Every type; very different amounts, with a visible smallest share that is not 0 %; a reversed bonus, so that there
 * are no shares of the total and no bar; and nothing.
 */
export const Amounts: Story = {
  name: 'Valores',
  render: (args) => (
    <Stack>
      <ShareBar {...args} label="Todos" totals={everyType} />
      <ShareBar {...args} label="Muito diferentes" totals={veryDifferent.totals} />
      <ShareBar {...args} label="Valor negativo" totals={oneNegative.totals} />
      <ShareBar {...args} label="Nada" totals={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const part = (name: string) => canvas.getByRole('list', { name }).parentElement ?? document.body;
    await expect(piecesOf(part('Todos'))).toHaveLength(7);
    await expect(shownRows(part('Muito diferentes'))).toEqual(veryDifferent.rows);
    await expect(piecesOf(part('Muito diferentes')).at(-1)).toBeGreaterThanOrEqual(3);
    await expect(shownRows(part('Valor negativo'))).toEqual(oneNegative.rows);
    await expect(piecesOf(part('Valor negativo'))).toEqual([]);
    await expect(canvas.queryByRole('list', { name: 'Nada' })).toBeNull();
  },
};
