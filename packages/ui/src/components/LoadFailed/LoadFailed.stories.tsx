import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadFailed } from './LoadFailed.tsx';

const meta = {
  title: 'Componentes/LoadFailed',
  component: LoadFailed,
  args: { message: 'Erro ao buscar seus cursos.', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar seus cursos.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const LongNarrow: Story = {
  args: { message: 'Não foi possível falar com o servidor: '.repeat(6) + 'x'.repeat(80) },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
