import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Global/Página não encontrada',
  component: PortalAt,
  args: { path: '/nao-existe' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 - Página não encontrada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para a página inicial' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
    await expect(canvas.queryByRole('link', { name: 'Ir para o perfil' })).toBeNull();
  },
};

export const LoggedIn: Story = {
  name: 'Com sessão',
  args: { path: '/perfil/nao-existe/mesmo' },
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 - Página não encontrada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o perfil' })).toHaveAttribute('href', '/perfil');
  },
};
