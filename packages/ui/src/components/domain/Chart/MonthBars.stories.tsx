import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { expectShown, firstYear, manyMonths, monthTexts, reais } from './storyTotals.ts';
import { MonthBars } from './MonthBars.tsx';

const meta = {
  title: 'Componentes/MonthBars',
  component: MonthBars,
  args: { ...monthTexts, months: firstYear, current: { year: 2026, month: 11 } },
} satisfies Meta<typeof MonthBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts above the bars of the first year while no bar is active. */
const allMonths = ['De dezembro de 2025 a novembro de 2026, até hoje', 'R$ 5.909,50'] as const;

/** Twelve months; April has no earnings and shows zero. */
export const Default: Story = {
  name: 'Gráfico de colunas por mês',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Totais por mês' })).toBeVisible();
    await expectShown(canvasElement, ...allMonths);
    const bars = within(canvas.getByRole('listbox', { name: 'Totais por mês' })).getAllByRole('option');
    await expect(bars).toHaveLength(12);
    await expect(bars[4]).toHaveAccessibleName(`abril de 2026: ${reais('0,00')}`);
    await expect(bars[11]).toHaveAccessibleName(`novembro de 2026, até hoje: ${reais('1.284,50')}`);
    await expect(canvas.queryByRole('table')).toBeNull();
    // Every month shows its amount, if all fit; else there is an axis.
    const amount = within(canvas.getByRole('listbox')).getByText('925,00');
    const tick = canvas.getByText('R$ 500');
    const [shown, other] = window.matchMedia('(width >= 1024px)').matches ? [amount, tick] : [tick, amount];
    await expect(shown).toBeVisible();
    await expect(other).not.toBeVisible();
  },
};

const threeMonths = [45, 95, 100].map((total, index) => ({ year: 2026, month: 9 + index, total }));

/**
 * One month; months of one year, some after the unfinished one; more than twelve, of which the chart shows and
 * announces the newest; months without a total; no months.
 */
export const Lengths: Story = {
  name: 'De quatorze meses a nenhum',
  render: (args) => (
    <Stack>
      <MonthBars {...args} caption="Um mês" months={[{ year: 2026, month: 11, total: 62.5 }]} />
      <MonthBars {...args} caption="Um ano" months={threeMonths} />
      <MonthBars {...args} caption="Mês anterior" months={threeMonths} current={{ year: 2026, month: 10 }} />
      <MonthBars {...args} caption="Quatorze meses" months={manyMonths(14)} />
      <MonthBars {...args} caption="Só zeros" months={[]} />
      <MonthBars {...args} caption="Nenhum mês" months={[]} current={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const figure = (name: string) => canvas.getByRole('figure', { name });
    const barsOf = (name: string) => within(figure(name)).getAllByRole('option');
    await expect(barsOf('Um mês')).toHaveLength(1);
    await expectShown(figure('Um mês'), 'Novembro de 2026, até hoje', 'R$ 62,50');
    await expect(barsOf('Um ano')).toHaveLength(3);
    await expect(figure('Um ano')).toHaveTextContent('De setembro a novembro de 2026, até hoje R$ 240,00');
    await expect(barsOf('Mês anterior').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.click(within(figure('Mês anterior')).getByRole('option', { name: /^outubro de 2026, até hoje: / }));
    await expectShown(figure('Mês anterior'), 'Outubro de 2026, até hoje', 'R$ 95,00');
    await expect(barsOf('Quatorze meses')).toHaveLength(12);
    await expectShown(figure('Quatorze meses'), 'Últimos 12 meses, até hoje', 'R$ 1.314,04');
    await expectShown(figure('Só zeros'), 'Novembro de 2026, até hoje', 'R$ 0,00');
    await expect(figure('Nenhum mês')).toHaveTextContent('Você ainda não tem ganhos.');
    await expect(within(figure('Nenhum mês')).queryByRole('button')).toBeNull();
  },
};

const oddYear = firstYear.map((entry, index) => (index === 2 ? { ...entry, total: -entry.total / 2 } : entry));

/** Reversed bonuses: a bar below the line. A month with an unknown total does not show zero. */
export const Unknown: Story = {
  name: 'Valor negativo, mês com total desconhecido',
  args: { months: [...oddYear.slice(0, -2), { year: 2026, month: 10, total: null }, ...oddYear.slice(-1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('-R$ 106,25')[0]).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^fevereiro/ })).toHaveAccessibleName(
      `fevereiro de 2026: -${reais('106,25')}`,
    );
    const october = canvas.getByRole('option', { name: 'outubro de 2026: --' });
    await userEvent.hover(october);
    await expect(canvas.getByText('Outubro de 2026').nextElementSibling).toHaveTextContent('--');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    await expect(canvas.getByRole('row', { name: 'Outubro de 2026 --' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: `Abril de 2026 ${reais('0,00')}` })).toBeVisible();
  },
};

/** Every third name still fits below its bar. */
export const FewerNamesOnPhone: Story = {
  name: 'No celular, menos meses com nome',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nov')).toBeVisible();
    // On a wide screen this name is visible too.
    await expect(getComputedStyle(canvas.getByText('out')).visibility).toBe(
      window.matchMedia('(width < 400px)').matches ? 'hidden' : 'visible',
    );
    const names = canvas.getAllByText(/^[a-z]{3}$/).filter((name) => getComputedStyle(name).visibility === 'visible');
    const boxes = names.map((name) => name.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const [index, box] of boxes.slice(1).entries())
      await expect(box.left).toBeGreaterThan(boxes[index]?.right ?? Infinity);
  },
};

/** One tab stop; the arrows, Home and End move from month to month, and the figure follows. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const option = (name: RegExp) => canvas.getByRole('option', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus();
    await userEvent.tab();
    await expect(option(/^novembro de 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option(/^novembro de 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(option(/^setembro de 2026/)).toHaveFocus();
    await expect(option(/^setembro de 2026/)).toHaveAttribute('aria-selected', 'true');
    await expectShown(canvasElement, 'Setembro de 2026', 'R$ 925,00');
    await userEvent.keyboard('{Home}{ArrowLeft}a');
    await expect(option(/^dezembro de 2025/)).toHaveFocus();
    await expectShown(canvasElement, 'Dezembro de 2025', 'R$ 62,50');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(option(/^outubro de 2026/)).toHaveFocus();
    await expect(canvas.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    await expectShown(canvasElement, ...allMonths);
  },
};

/** Shows the figure of the bar under the pointer or the last pressed one, otherwise the sum of all. */
export const PointedAt: Story = {
  name: 'Sob o cursor',
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('option', { name: /^agosto de 2026/ }).getBoundingClientRect();
    const row = canvas.getByRole('listbox');
    const coords = { clientX: box.left + box.width / 2, clientY: box.top + 5 };
    await userEvent.pointer({ target: row, coords });
    await expectShown(canvasElement, 'Agosto de 2026', 'R$ 775,00');
    await userEvent.unhover(row);
    await expectShown(canvasElement, ...allMonths);
    await userEvent.click(canvas.getByRole('option', { name: /^novembro de 2026/ }));
    await userEvent.unhover(row);
    await expectShown(canvasElement, 'Novembro de 2026, até hoje', 'R$ 1.284,50');
    await userEvent.click(document.body);
    await userEvent.pointer({ target: row, coords });
    // A resting pointer does not block the keys.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expectShown(canvasElement, 'Dezembro de 2025', 'R$ 62,50');
    await userEvent.pointer({ target: row, coords });
    await expectShown(canvasElement, 'Agosto de 2026', 'R$ 775,00');
  },
};

/** The table instead of the chart, with the same total; the button switches back. */
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const table = canvas.getByRole('table', { name: 'Totais por mês' });
    await expect(table).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando a tabela.');
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(within(table).getByRole('row', { name: `Abril de 2026 ${reais('0,00')}` })).toBeVisible();
    await expect(within(table).getByRole('row', { name: `Total ${reais('5.909,50')}` })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
    await expect(canvas.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando o gráfico.');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
  },
};
