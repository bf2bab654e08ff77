import { BrandMark, Header } from '@raiz/ui';
import { headerMessages } from '@raiz/ui/messages/global';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../stories/mock.ts';
import type { PersonName } from '../stories/people.ts';
import { PortalAt } from '../stories/PortalAt.tsx';
import { brand } from '../shared/page/brand.ts';
import { navigationFor } from './navigation.ts';
import { pages } from './pages.ts';

/**
 * The header of the real portal: its entries by page, session and role (all paths are in
 * navigation.test.ts).
 */
const meta = {
  title: 'Telas/Global/Cabeçalho',
  component: PortalAt,
  args: { path: '/' },
  parameters: { subject: { role: 'banner', wide: true } },
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
      const home = canvas.getByRole('link', { name: 'Portal Raiz' });
      await expect(home).toHaveAttribute('href', '/');
    },
  };
}

export const Member: Story = {
  ...offers('/cursos', 'active', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'Sair']),
  name: 'Membro',
};
export const Default: Story = { ...offers('/', 'visitor', ['Login']), name: 'Padrão' };
export const RoleOfAnotherType: Story = {
  ...offers('/cursos', 'admin', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'Sair']),
  name: 'Papel de outro tipo',
  parameters: { session: 'admin', faults: [{ operation: 'readProfile', body: { user: { id: 1, is_admin: 'sim' } } }] },
};
export const Administrator: Story = {
  ...offers('/admin/cursos', 'admin', ['Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'AdminCursos', 'Sair']),
  name: 'Administrador',
};

/** Links that the portal may get one day. */
const moreLinks = ['Convites', 'Loja da rede'];

/** The longest list of links of an administrator, alone and with more links. */
const longest = [0, 1, 2].map((count) => [
  ...navigationFor(
    pages.find(({ name }) => name === 'referrals'),
    { loggedIn: true, isAdmin: true },
  ).map(({ to, ...link }) => ({
    ...link,
    href: to,
  })),
  ...moreLinks.slice(0, count).map((label) => ({ label, href: `/${label}` })),
  { label: headerMessages.logOut, onSelect: () => {} },
]);

/**
 * Calls back in every 16th width of the story's frame from the smallest phone to a desktop, and in each width between
 * two that return something else. A story without a frame has one width.
 */
async function inWidths(check: (width: number) => string): Promise<void> {
  const frame = window.frameElement;
  const style = frame?.getAttribute('style') ?? '';
  const checkAt = async (width: number) => {
    frame?.setAttribute('style', `${style}; width: ${width}px !important`);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return check(width);
  };
  const step = 16;
  let before = await checkAt(320);
  for (let width = 320 + step; width <= 1440; width += step) {
    const found = await checkAt(width);
    if (found !== before) for (let between = width - step + 1; between < width; between += 1) await checkAt(between);
    before = found;
  }
  frame?.setAttribute('style', style);
}

function isShown(header: HTMLElement, selector: string): boolean | undefined {
  return header.querySelector(selector)?.checkVisibility({ checkVisibilityCSS: true });
}

/** Between 320 and 1440 px the header is one line: the brand with the links, or with the menu button. */
export const EveryWidth: Story = {
  name: 'Em toda largura',
  render: () => (
    <>
      {longest.map((items) => (
        // In an article a header is no landmark of the page.
        <article key={items.length}>
          <Header
            brand={brand}
            mark={<BrandMark />}
            items={items}
            navLabel={`${headerMessages.mainNavigation} ${items.length}`}
            menuLabel={`${headerMessages.openMenu} ${items.length}`}
            onOpenMenu={() => {}}
          />
        </article>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const headers = [...canvasElement.querySelectorAll('header')];
    await expect(headers).toHaveLength(longest.length);
    const problems: string[] = [];
    await inWidths((width) => {
      for (const header of headers) {
        const [isNav, isMenu] = [isShown(header, 'nav'), isShown(header, 'nav + div')];
        const name = header.querySelector('a span');
        if (header.offsetHeight !== 58) problems.push(`${width} px: ${header.offsetHeight} px high`);
        if (header.scrollWidth > header.clientWidth) problems.push(`${width} px: scrolls sideways`);
        if (isNav === isMenu) problems.push(`${width} px: links ${String(isNav)}, menu button ${String(isMenu)}`);
        if (name && name.scrollWidth > name.clientWidth) problems.push(`${width} px: the brand is cut`);
        const start = header.querySelector('nav')?.getBoundingClientRect().left ?? 0;
        if (isNav && start < (name?.getBoundingClientRect().right ?? 0)) problems.push(`${width} px: covers the brand`);
      }
      return headers.map((header) => `${header.querySelector('nav')?.offsetWidth} ${isShown(header, 'nav')}`).join();
    });
    await expect(problems).toEqual([]);
  },
};

/** Sair removes the token and goes to /login, which does not mention an expired session. */
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
    // Hidden while the page above it loads.
    await canvas.findByRole('button', { name: /^Tema:/ });
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
