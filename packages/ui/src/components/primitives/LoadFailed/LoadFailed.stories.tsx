import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadFailed } from './LoadFailed.tsx';

const meta = {
  title: 'Componentes/LoadFailed',
  component: LoadFailed,
  args: { children: 'Erro ao buscar seus cursos.', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Falha ao carregar',
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao buscar seus cursos.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The page works without the missing content. */
export const Warning: Story = {
  name: 'Aviso',
  args: { tone: 'warning', children: 'Não foi possível carregar seu progresso nesta aula.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar seu progresso nesta aula.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  },
};
