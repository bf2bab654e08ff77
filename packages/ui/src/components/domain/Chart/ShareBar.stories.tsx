import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { earningsMessages } from '../../../messages/network/earnings.ts';
import { BonusSwatch } from './BonusSwatch.tsx';
import { everyType } from './storyTotals.ts';
import { oneNegative, shownRows, threeTypes, veryDifferent } from './storyTypeRows.ts';
import { ShareBar } from './ShareBar.tsx';

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
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Totais por tipo' })).toBeVisible();
    await expect(shownRows(canvasElement)).toEqual(threeTypes.rows);
    const [first = Number.NaN, second = Number.NaN] = piecesOf(canvasElement);
    await expect(first / second).toBeCloseTo(300 / 62.5, 1);
    await expect(within(canvasElement).getByText('Diamond')).toHaveAttribute('lang', 'en');
  },
};

export const EveryType: Story = {
  name: 'Todos os tipos',
  args: { totals: everyType },
  play: async ({ canvasElement }) => {
    await expect(piecesOf(canvasElement)).toHaveLength(7);
  },
};

/** The smallest share stays visible, and is not called 0 %. */
export const VeryDifferent: Story = {
  name: 'Valores muito diferentes',
  args: { totals: veryDifferent.totals },
  play: async ({ canvasElement }) => {
    await expect(shownRows(canvasElement)).toEqual(veryDifferent.rows);
    await expect(piecesOf(canvasElement).at(-1)).toBeGreaterThanOrEqual(3);
  },
};

/** A bonus that was taken back: no shares of the total, so no bar. */
export const Negative: Story = {
  name: 'Valor negativo',
  args: { totals: oneNegative.totals },
  play: async ({ canvasElement }) => {
    await expect(shownRows(canvasElement)).toEqual(oneNegative.rows);
    await expect(piecesOf(canvasElement)).toEqual([]);
  },
};

export const Nothing: Story = {
  name: 'Nada',
  args: { totals: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    totals: [
      ...everyType.map(({ type, total }) => ({ type, total: total * 98_765_432 })),
      { type: strange.word, total: 1 },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  args: { totals: everyType },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};
