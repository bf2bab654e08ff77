import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Componentes/ProgressBar',
  component: ProgressBar,
  args: { value: 66, label: 'Fundamentos de rede', text: '8 de 12 aulas · 66% concluído' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filled part of a bar, hidden from screen readers. */
function fillOf(bar: HTMLElement): Element {
  const [fill] = bar.children;
  if (fill === undefined) throw new Error('The bar has no fill.');
  return fill;
}

/** The filled share of a bar, in whole percent. */
function filled(bar: HTMLElement): number {
  return Math.round((fillOf(bar).getBoundingClientRect().width / bar.clientWidth) * 100);
}

export const Default: Story = {
  name: 'Barra de progresso',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fundamentos de rede' });
    await expect(bar).toHaveAttribute('aria-valuemin', '0');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(bar).toHaveAttribute('aria-valuenow', '66');
    await expect(bar).toHaveAttribute('aria-valuetext', '8 de 12 aulas · 66% concluído');
    await waitFor(() => expect(filled(bar)).toBe(66));
    // Screen readers read it once, from the bar.
    await expect(canvas.getByText('8 de 12 aulas · 66% concluído')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Green only at 100 percent (docs/specification.md#completion). Screens that show the same text elsewhere hide it. */
export const States: Story = {
  name: 'Estados',
  args: { value: 100, text: '100% concluído' },
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar {...args} value={99.9} label="Quase lá" text="99% concluído" />
      <ProgressBar {...args} value={66} label="Texto oculto" text="66% concluído" hideText />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('progressbar', { name: 'Texto oculto' });
    await expect(hidden).toHaveAttribute('aria-valuetext', '66% concluído');
    await expect(canvas.queryByText('66% concluído')).toBeNull();
    const [done, almost] = canvas
      .getAllByRole('progressbar')
      .map((bar) => getComputedStyle(fillOf(bar)).backgroundColor);
    const [red = 0, green = 0, blue = 0] = done?.match(/\d+/g)?.map(Number) ?? [];
    await expect(green > red && green > blue).toBe(true);
    await expect(almost).not.toBe(done);
    await expect(getComputedStyle(canvas.getByText('100% concluído')).color).not.toBe(
      getComputedStyle(canvas.getByText('99% concluído')).color,
    );
  },
};

/** Zero, the minimum, almost all, and values outside the range. */
export const Extremes: Story = {
  name: 'Extremos',
  render: (args) => (
    <Stack>
      {[0, 1, 99, 140, -5, Number.NaN].map((value) => (
        <ProgressBar key={value} {...args} value={value} text={`${value}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '1', '99', '100', '0', '0']);
    await waitFor(() => expect(bars.map(filled)).toEqual([0, 1, 99, 100, 0, 0]));
  },
};
