import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Componentes/ProgressBar',
  component: ProgressBar,
  args: { value: 66, label: 'Fundamentos de rede', text: '8 de 12 aulas · 66% concluído' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Fundamentos de rede' });
    await expect(bar).toHaveAttribute('aria-valuenow', '66');
    await expect(bar).toHaveAttribute('aria-valuetext', '8 de 12 aulas · 66% concluído');
  },
};

/** Green at 100 (spec section 9). */
export const Done: Story = { args: { value: 100, text: '100% concluído' } };

/** Nothing, the least, almost all, and figures outside the scale. */
export const Extremes: Story = {
  render: (args) => (
    <Stack>
      {[0, 1, 99, 140, -5, Number.NaN].map((value) => (
        <ProgressBar key={value} {...args} value={value} text={`${value}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '1', '99', '100', '0', '0']);
  },
};

export const TextHidden: Story = { args: { hideText: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Dark: Story = { ...Done, globals: { theme: 'dark' } };
