import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../stories/mock.ts';
import type { PersonName } from '../stories/people.ts';
import { PortalAt } from '../stories/PortalAt.tsx';

/**
 * The header of the real portal: its entries by page, session and role (all paths are in
 * navigation.test.ts).
 */
const meta = {
  title: 'Telas/Global/Cabeçalho',
  component: PortalAt,
  args: { path: '/' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the header offers, in its order. */
function entries(element: HTMLElement): (string | null)[] {
  const header = within(within(element).getByRole('banner'));
  const navigation = header.queryByRole('navigation', { name: 'Principal' });
  if (navigation === null) return [];
  return [...navigation.querySelectorAll('a, button')].map((entry) => entry.textContent);
}

/** A story of one page for one person. */
function offers(path: string, session: PersonName, expected: string[]): Story {
  return {
    args: { path },
    parameters: { session },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await waitFor(() => expect(entries(canvasElement)).toEqual(expected));
      const brand = canvas.getByRole('link', { name: 'Portal Raiz' });
      await expect(brand).toHaveAttribute('href', '/');
    },
  };
}

export const Default: Story = { ...offers('/', 'visitor', ['Login']), name: 'Padrão' };
export const VisitorOnLogin: Story = { ...offers('/login', 'visitor', []), name: 'Visitante no login' };
export const Member: Story = {
  ...offers('/cursos', 'active', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'Sair']),
  name: 'Membro',
};
export const RoleOfAnotherType: Story = {
  ...offers('/cursos', 'admin', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'Sair']),
  name: 'Papel de outro tipo',
  parameters: { session: 'admin', faults: [{ operation: 'readProfile', body: { user: { id: 1, is_admin: 'sim' } } }] },
};
export const Administrator: Story = {
  ...offers('/admin/cursos', 'admin', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'AdminCursos', 'Sair']),
  name: 'Administrador',
};

/** Sair removes the token and goes to /login, where nothing is said of an expired session. */
export const LoggedOut: Story = {
  name: 'Sem sessão',
  args: { path: '/perfil' },
  parameters: { session: 'active' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(canvas.queryByText(/sessão expirou|precisa estar logado/)).toBeNull();
    await expect(entries(canvasElement)).toEqual([]);
  },
};

/** The first stop of the keyboard leads past the header. */
export const SkipLink: Story = {
  name: 'Pular para o conteúdo',
  args: { path: '/termos' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** System, light, dark and round again; the choice outlives the visit. */
export const Themes: Story = {
  name: 'Temas',
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    // Back to the system's theme, whatever the toolbar selected.
    for (let turn = 0; turn < 2 && canvas.queryByRole('button', { name: 'Tema: automático' }) === null; turn += 1) {
      await userEvent.click(canvas.getByRole('button', { name: /^Tema:/ }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: automático' }));
    await expect(dataset['theme']).toBe('light');
    await expect(localStorage.getItem('theme')).toBe('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: claro' }));
    await expect(dataset['theme']).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: escuro' }));
    await expect(dataset['theme']).toBeUndefined();
    await expect(localStorage.getItem('theme')).toBeNull();
    if (before !== undefined) dataset['theme'] = before;
  },
};

/** Up to 768 px the links are in a side menu, which closes when one is followed. */
export const MenuOnPhone: Story = {
  name: 'Menu no celular',
  args: { path: '/perfil' },
  parameters: { session: 'active' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Olá, Mariana!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menu' }));
    let menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Catálogo',
      'Meus Cursos',
      'Qualificações',
      'Ganhos',
    ]);
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir menu' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Meus Cursos' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meus Cursos Inscritos' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The header shares the page's reads: a retry of the page updates it too. */
export const AdminKnownAtTheSecondTry: Story = {
  name: 'Administrador, na segunda tentativa',
  args: { path: '/perfil' },
  parameters: { session: 'admin', faults: [{ operation: 'readProfile', status: 500 }] },
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' }, { timeout: 5000 });
    await expect(entries(canvasElement)).not.toContain('AdminCursos');
    const user = { id: 1, name: 'Administração Raiz', email: 'admin@exemplo.com.br', is_admin: true };
    fault({ operation: 'readProfile', body: { user } });
    await userEvent.click(retry);
    await waitFor(() => expect(entries(canvasElement)).toContain('AdminCursos'));
  },
};
