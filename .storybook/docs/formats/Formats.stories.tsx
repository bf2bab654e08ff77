import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormatTables } from './FormatTables.tsx';

const meta = {
  title: 'Início/Formatos',
  component: FormatTables,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FormatTables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text shown in the row of a value. */
function textFor(canvasElement: HTMLElement, table: RegExp, given: string): string {
  const rows = within(within(canvasElement).getByRole('table', { name: table }));
  const row = rows.getByRole('rowheader', { name: given }).closest('tr');
  return row?.querySelectorAll('td')[0]?.textContent ?? '';
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const shown = (table: RegExp, given: string) => textFor(canvasElement, table, given);
    await expect(shown(/formatDate/, '"2026-11-18T23:30:00-03:00"')).toContain('18/11/2026');
    await expect(shown(/formatDate/, 'null')).toContain('--');
    await expect(shown(/formatMoney/, '-1234.5')).toContain('-R$\u00a01.234,50');
    await expect(shown(/formatPercent/, '99.7')).toContain('99%');
    await expect(shown(/maskCpf/, '"5299822"')).toContain('529.982.2');
    await expect(shown(/countOf/, '5000')).toContain('5.000 indicados');
  },
};
