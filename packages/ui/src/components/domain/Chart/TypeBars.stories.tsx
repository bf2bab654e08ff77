import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** A full bar is 100 %: bars are as long as their shares. At 200 % text. */
export const EveryType: Story = {
  name: 'Todos os tipos',
  args: { totals: everyType },
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('svg > rect:last-child')];
    const ownColors = window.matchMedia(media.forcedColors).matches ? 1 : 7;
    await expect(new Set(bars.map((bar) => getComputedStyle(bar).fill)).size).toBe(ownColors);
  },
};

/** A number never breaks, even in a narrow table. */
export const AsTable: Story = {
  name: 'Como tabela',
  args: { totals: everyType },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const table = canvas.getByRole('table', { name: 'Totais por tipo' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00A0', ' '));
    await expect(rows).toHaveLength(9);
    await expect(rows[0]).toBe('Tipo de bônusTotal% do total');
    await expect(rows[1]).toBe('DiretoR$ 437,5034%');
    await expect(rows[8]).toBe('TotalR$ 1.284,50100%');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando a tabela.');
  },
};

/** One type; only zeros, which have no shares; nothing; and an unknown type, unchanged. */
export const FewAndUnknown: Story = {
  name: 'Poucos e desconhecidos',
  render: (args) => (
    <Stack>
      <TypeBars {...args} caption="Um só tipo" totals={[{ type: 'direct', total: 62.5 }]} />
      <TypeBars {...args} caption="Só zeros" totals={[{ type: 'direct', total: 0 }]} />
      <TypeBars {...args} caption="Nada" totals={[]} emptyText="Nenhum ganho neste mês." />
      <TypeBars {...args} caption="Desconhecido" totals={[{ type: 'bonus_natal_2026', total: 500 }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const figure = (name: string) => canvas.getByRole('figure', { name });
    await expect(shownRows(figure('Um só tipo'))).toEqual(['DiretoR$ 62,50100%']);
    await expect(shownRows(figure('Só zeros'))).toEqual(['DiretoR$ 0,00']);
    await expect(figure('Nada')).toHaveTextContent('Nenhum ganho neste mês.');
    const unknown = within(figure('Desconhecido')).getByRole('list');
    await expect(within(unknown).getByText('bonus_natal_2026')).not.toHaveAttribute('lang');
  },
};

/** A reversed bonus: a bar to the left of zero, and no shares. */
export const Negative: Story = {
  name: 'Valor negativo',
  args: { totals: oneNegative.totals },
  play: async ({ canvas, canvasElement }) => {
    await expect(shownRows(canvasElement)).toEqual(oneNegative.rows);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    await expect(canvas.queryByText('% do total')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
  },
};
