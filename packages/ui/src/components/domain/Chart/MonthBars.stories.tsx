import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { firstYear, manyMonths, monthTexts } from './storyTotals.ts';
import { MonthBars } from './MonthBars.tsx';
import { expectShown, reais } from './storyMonthBars.ts';

const meta = {
  title: 'Componentes/MonthBars',
  component: MonthBars,
  args: { ...monthTexts, months: firstYear, current: { year: 2026, month: 11 } },
} satisfies Meta<typeof MonthBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve months; April had no earnings and is there as zero. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Totais por mês' })).toBeVisible();
    await expect(canvas.getByText(/^Total de dezembro de 2025 a novembro de 2026/)).toHaveTextContent('R$ 5.909,50');
    await expectShown(canvasElement, 'novembro de 2026', 'R$ 1.284,50');
    const bars = within(canvas.getByRole('listbox', { name: 'Totais por mês' })).getAllByRole('option');
    await expect(bars).toHaveLength(12);
    await expect(bars[4]).toHaveAccessibleName(`abril de 2026: ${reais('0,00')}`);
    await expect(bars[11]).toHaveAccessibleName(`novembro de 2026: ${reais('1.284,50')}`);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvasElement.querySelectorAll('style')).toHaveLength(0);
  },
};

/** Highlights the month of the screen, also in the middle. */
export const EarlierMonth: Story = {
  name: 'Mês anterior',
  args: { current: { year: 2026, month: 6 } },
  play: async ({ canvasElement }) => {
    await expectShown(canvasElement, 'junho de 2026', 'R$ 562,50');
    await expect(within(canvasElement).getByRole('option', { name: /^junho/ })).toHaveAttribute('tabindex', '0');
    const bars = [...canvasElement.querySelectorAll('svg g > rect:last-child')];
    const solid = bars.map((bar) => getComputedStyle(bar).fillOpacity === '1');
    await expect(solid.flatMap((isSolid, index) => (isSolid ? index : []))).toEqual([6]);
  },
};

export const OneMonth: Story = {
  name: 'Um mês',
  args: { months: [{ year: 2026, month: 11, total: 62.5 }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByText(/^Total de novembro de 2026/)).toHaveTextContent('R$ 62,50');
  },
};

export const ThreeYears: Story = {
  name: 'Três anos',
  args: { months: manyMonths(36), most: 36 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(36);
  },
};

/** More months than fit: shows the newest and their sum. */
export const Cut: Story = {
  name: 'Cortado',
  args: { months: manyMonths(30), most: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByText(/^Total de junho de 2026 a novembro de 2026/)).toBeVisible();
  },
};

/** Nothing came in during the month that the screen is about. */
export const OnlyZero: Story = {
  name: 'Só zeros',
  args: { months: [] },
  play: async ({ canvasElement }) => {
    await expectShown(canvasElement, 'novembro de 2026', 'R$ 0,00');
  },
};

export const NoMonth: Story = {
  name: 'Nenhum mês',
  args: { months: [], current: undefined },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Totais por mês' });
    await expect(figure).toHaveTextContent('Você ainda não tem ganhos.');
    await expect(within(figure).queryByRole('button')).toBeNull();
  },
};

/** Bonuses that were taken back: bars below the line. */
export const Negative: Story = {
  name: 'Valor negativo',
  args: { months: firstYear.map((entry, index) => (index % 4 === 2 ? { ...entry, total: -entry.total / 2 } : entry)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('-R$ 500')).toBeVisible();
    await expect(within(canvasElement).getByRole('option', { name: /^fevereiro/ })).toHaveAccessibleName(
      `fevereiro de 2026: -${reais('106,25')}`,
    );
  },
};

export const OnlyNegative: Story = {
  name: 'Só valores negativos',
  args: { months: manyMonths(12, -3) },
  play: expectNoSidewaysScroll,
};

/** From one cent to billions: the smallest is still to be seen. */
export const HugeAmounts: Story = {
  name: 'Valores enormes',
  args: { months: [...manyMonths(11, 9_876_543.21), { year: 2025, month: 12, total: 0.01 }], caption: strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver como tabela' }));
    await expectNoSidewaysScroll();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver como gráfico' }));
  },
};

/** Every third name still fits below its bar. */
export const FewerNamesOnPhone: Story = {
  name: 'No celular, menos meses com nome',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const canvas = within(canvasElement);
    await expect(canvas.getByText('nov')).toBeVisible();
    // Named too where the story is opened on a wide screen.
    await expect(getComputedStyle(canvas.getByText('out')).visibility).toBe(innerWidth < 400 ? 'hidden' : 'visible');
    const names = canvas.getAllByText(/^[a-z]{3}$/).filter((name) => getComputedStyle(name).visibility === 'visible');
    const boxes = names.map((name) => name.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const [index, box] of boxes.slice(1).entries())
      await expect(box.left).toBeGreaterThan(boxes[index]?.right ?? Infinity);
  },
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};
