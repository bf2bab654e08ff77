import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header, type NavItem, ThemeToggle } from '../../index.ts';
import { headerMessages as messages } from '../../messages/global.ts';
import { SideMenu } from '../../overlays.ts';
import type { ThemeChoice } from '../../theme/themeName.ts';
import { nothing } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

const member: readonly NavItem[] = [
  { label: messages.catalogue, href: '/cursos' },
  { label: messages.myCourses, href: '/perfil/cursos' },
  { label: messages.profile, href: '/perfil', current: true },
  { label: messages.qualifications, href: '/perfil/qualificacoes' },
  { label: messages.earnings, href: '/perfil/ganhos' },
];

const leave: NavItem = { label: messages.logOut, onSelect: nothing };
const admin: readonly NavItem[] = [...member, { label: messages.adminCourses, href: '/admin/cursos' }, leave];

interface HeaderPatternProps {
  items?: readonly NavItem[];
  theme?: ThemeChoice;
  isMenuOpen?: boolean;
}

/** The header and, on screens up to 768 px, the side menu with the same entries (spec, section 2, Global). */
function HeaderPattern({ items = [...member, leave], theme = 'system', isMenuOpen = false }: HeaderPatternProps) {
  const toggle = <ThemeToggle value={theme} labels={messages.theme} onChange={nothing} />;
  return (
    <>
      <Header
        brand="Portal Raiz"
        items={items}
        actions={toggle}
        onOpenMenu={nothing}
        menuOpen={isMenuOpen}
        menuLabel={messages.openMenu}
        navLabel={messages.mainNavigation}
      />
      <SideMenu
        open={isMenuOpen}
        onClose={nothing}
        items={items}
        footer={toggle}
        title={messages.menu}
        closeLabel={messages.closeMenu}
      />
    </>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Cabeçalho e menu',
  component: HeaderPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeaderPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('Catálogo', 'Meus Cursos', 'Perfil', 'Qualificações', 'Ganhos', 'Sair') };
export const Visitor: Story = { args: { items: [{ label: messages.logIn, href: '/login' }] }, play: seen('Login') };
export const Admin: Story = { args: { items: admin }, play: seen('AdminCursos') };

export const LightTheme: Story = {
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: messages.theme.light });
  },
};

export const DarkTheme: Story = {
  args: { theme: 'dark' },
  globals: dark,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: messages.theme.dark });
  },
};

export const OnPhones: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: messages.openMenu });
    await fits();
  },
};

export const MenuOpen: Story = { args: { isMenuOpen: true }, globals: phone, play: said('dialog', messages.menu) };
export const Dark: Story = { ...MenuOpen, globals: { ...phone, ...dark } };
