import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { headerMessages } from '../../../messages/global/header.ts';
import { Header } from './Header.tsx';

const logOut = fn();

const meta = {
  title: 'Componentes/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Portal Raiz',
    navLabel: headerMessages.mainNavigation,
    menuLabel: headerMessages.openMenu,
    items: [
      { label: 'Catálogo', href: '/cursos' },
      { label: 'Meus Cursos', href: '/perfil/cursos' },
      { label: 'Perfil', href: '/perfil' },
      { label: 'Qualificações', href: '/perfil/qualificacoes', current: 'page' },
      { label: 'Ganhos', href: '/perfil/ganhos' },
      { label: 'AdminCursos', href: '/admin/cursos' },
      { label: 'Sair', onSelect: logOut },
    ],
    onOpenMenu: fn(),
    onMenuIntent: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The maximum number of links. */
export const Default: Story = {
  name: 'Cabeçalho',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portal Raiz' })).toHaveAttribute('href', '/');
    const nav = within(canvas.getByRole('navigation', { name: 'Principal' }));
    await expect(nav.getAllByRole('link')).toHaveLength(6);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Qualificações');
    await userEvent.click(nav.getByRole('button', { name: 'Sair' }));
    await expect(logOut).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Abrir menu' })).toBeNull();
  },
};

/** The login page has no links. */
export const BrandOnly: Story = { name: 'Só a marca', args: { items: [] } };

/** At 768 px the links are in the side menu. */
export const Menu: Story = {
  name: 'Menu',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Abrir menu', expanded: false });
    await userEvent.click(button);
    await expect(args.onMenuIntent).toHaveBeenCalled();
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};
