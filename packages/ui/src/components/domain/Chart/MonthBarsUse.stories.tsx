import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { firstYear, monthTexts } from './storyTotals.ts';
import { MonthBars } from './MonthBars.tsx';
import { expectShown, reais } from './storyMonthBars.ts';

/** What the bars do under the keys and the pointer. */
const meta = {
  title: 'Componentes/MonthBars em uso',
  component: MonthBars,
  args: { ...monthTexts, months: firstYear, current: { year: 2026, month: 11 } },
} satisfies Meta<typeof MonthBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; the arrows, Home and End lead from month to month, and the figure follows. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
    await expectShown(canvasElement, 'setembro de 2026', 'R$ 925,00');
    await userEvent.keyboard('{Home}');
    await expect(option(/^dezembro de 2025/)).toHaveFocus();
    await expectShown(canvasElement, 'dezembro de 2025', 'R$ 62,50');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(option(/^outubro de 2026/)).toHaveFocus();
    await expect(canvas.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    await expectShown(canvasElement, 'novembro de 2026', 'R$ 1.284,50');
  },
};

/** Shows the figure of the bar under the pointer, otherwise that of the current month. */
export const PointedAt: Story = {
  name: 'Sob o cursor',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('option', { name: /^agosto de 2026/ }).getBoundingClientRect();
    const row = canvas.getByRole('listbox');
    const coords = { clientX: box.left + box.width / 2, clientY: box.top + 5 };
    await userEvent.pointer({ target: row, coords });
    await expectShown(canvasElement, 'agosto de 2026', 'R$ 775,00');
    await expect(canvasElement.querySelectorAll('svg > rect')).toHaveLength(1);
    await userEvent.unhover(row);
    await expectShown(canvasElement, 'novembro de 2026', 'R$ 1.284,50');
    await userEvent.pointer({ target: row, coords });
    // A resting pointer does not hold back the keys.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expectShown(canvasElement, 'dezembro de 2025', 'R$ 62,50');
    await userEvent.pointer({ target: row, coords });
    await expectShown(canvasElement, 'agosto de 2026', 'R$ 775,00');
  },
};

/** The table instead of the chart, with the same total; the button switches back. */
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const table = canvas.getByRole('table', { name: 'Totais por mês' });
    await expect(table).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('A tabela tomou o lugar do gráfico.');
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(within(table).getByRole('row', { name: `abril de 2026 ${reais('0,00')}` })).toBeVisible();
    await expect(within(table).getByRole('row', { name: `Total ${reais('5.909,50')}` })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
    await expect(canvas.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('O gráfico tomou o lugar da tabela.');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
  },
};
