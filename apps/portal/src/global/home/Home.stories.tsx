import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Global/Início',
  component: PortalAt,
  args: { path: '/' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Boas-vindas ao Portal Raiz' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/cadastro');
    await expect(main.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
    await expect(main.queryByRole('link', { name: 'Perfil' })).toBeNull();
    await expect(main.getByText('Olá, Mariana!')).toBeVisible();
    await expect(main.getByText('Telas de exemplo, com dados fictícios.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Página inicial · Portal Raiz'));
  },
};

export const LoggedIn: Story = {
  name: 'Com sessão',
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
    await expect(main.queryByRole('link', { name: 'Entrar' })).toBeNull();
    // No made-up figures, which would look like the member's own.
    await expect(main.queryByText(/R\$|fictícios/)).toBeNull();
    // The way onward first.
    const names = main.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Perfil', 'Explorar Cursos', 'Criar Conta']);
  },
};
