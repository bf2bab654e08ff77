import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { media } from '../../../theme/media.ts';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { everyType, oneNegative, shownRows, threeTypes, typeTexts } from './storyTotals.ts';
import { TypeBars } from './TypeBars.tsx';

const meta = {
  title: 'Componentes/TypeBars',
  component: TypeBars,
  args: {
    ...typeTexts,
    totals: threeTypes.totals,
  },
} satisfies Meta<typeof TypeBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gráfico de barras por tipo',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Totais por tipo' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Totais por tipo' })).toBeVisible();
    await expect(shownRows(canvasElement)).toEqual(threeTypes.rows);
    const list = within(canvas.getByRole('list'));
    await expect(list.getByText('Diamond')).toHaveAttribute('lang', 'en');
    await expect(list.getByText('Direto')).not.toHaveAttribute('lang');
  },
};

/**
 * Every type in its colour; one type; only zeros, which have no shares; a reversed bonus, to the left of zero; nothing;
 * and an unknown type, unchanged.
 */
export const Amounts: Story = {
  name: 'Valores',
  render: (args) => (
    <Stack>
      <TypeBars {...args} caption="Todos" totals={everyType} />
      <TypeBars {...args} caption="Um só tipo" totals={[{ type: 'direct', total: 62.5 }]} />
      <TypeBars {...args} caption="Só zeros" totals={[{ type: 'direct', total: 0 }]} />
      <TypeBars {...args} caption="Valor negativo" totals={oneNegative.totals} />
      <TypeBars {...args} caption="Nada" totals={[]} emptyText="Nenhum ganho neste mês." />
      <TypeBars {...args} caption="Desconhecido" totals={[{ type: 'bonus_natal_2026', total: 500 }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const figure = (name: string) => canvas.getByRole('figure', { name });
    const bars = [...figure('Todos').querySelectorAll('svg > rect:last-child')].slice(-7);
    const ownColors = window.matchMedia(media.forcedColors).matches ? 1 : 7;
    await expect(new Set(bars.map((bar) => getComputedStyle(bar).fill)).size).toBe(ownColors);
    await expect(shownRows(figure('Um só tipo'))).toEqual(['DiretoR$ 62,50100%']);
    await expect(shownRows(figure('Só zeros'))).toEqual(['DiretoR$ 0,00']);
    await expect(shownRows(figure('Valor negativo'))).toEqual(oneNegative.rows);
    await expect(figure('Nada')).toHaveTextContent('Nenhum ganho neste mês.');
    const unknown = within(figure('Desconhecido')).getByRole('list');
    await expect(within(unknown).getByText('bonus_natal_2026')).not.toHaveAttribute('lang');
  },
};
