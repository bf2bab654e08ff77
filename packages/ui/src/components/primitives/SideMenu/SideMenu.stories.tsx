import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTouchHeight, expectUncovered, pressBeside, strange } from '../../../internal/storyChecks.ts';
import { headerMessages } from '../../../messages/global/header.ts';
import { Header } from '../Header/Header.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

function Live(props: SideMenuProps) {
  const [open, setOpen] = useState(true);
  function close() {
    setOpen(false);
    props.onClose();
  }
  return (
    <>
      <Header
        brand="Portal Raiz"
        navLabel={headerMessages.mainNavigation}
        menuLabel={headerMessages.openMenu}
        items={props.items}
        onOpenMenu={() => setOpen(true)}
        menuOpen={open}
      />
      <Text>{strange.title.repeat(8)}</Text>
      {open && <SideMenu {...props} onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Componentes/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
  args: {
    onClose: fn(),
    title: headerMessages.menu,
    closeLabel: headerMessages.closeMenu,
    items: [
      { label: 'Catálogo', href: '/cursos' },
      { label: 'Meus Cursos', href: '/perfil/cursos', current: 'page' },
      { label: 'Perfil', href: '/perfil' },
      { label: 'Sair', onSelect: fn() },
    ],
    footer: <ThemeToggle value="system" onChange={fn()} labels={headerMessages.theme} />,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Menu lateral',
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expectTouchHeight(within(menu).getByRole('link', { name: 'Catálogo' }));
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Meus Cursos');
  },
};

/** A member's menu names the person. */
export const Member: Story = {
  name: 'De um membro',
  args: { person: 'Mariana de Souza Cavalcanti Albuquerque' },
  play: async ({ args }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getByText(args.person ?? '')).toBeVisible();
  },
};

/** In a low window it opens at the current page. */
export const AtCurrent: Story = {
  name: 'Aberto na página atual',
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      label: `Página ${index + 1}`,
      href: `/${index + 1}`,
      ...(index === 18 && { current: 'page' as const }),
    })),
  },
  play: async () => {
    const current = within(await screen.findByRole('dialog')).getByRole('link', { current: 'page' });
    await expectUncovered(current);
    await expect(current).toHaveTextContent('Página 19');
  },
};

/** Pressing the backdrop, its button or an entry closes it. */
export const Closed: Story = {
  name: 'Fechado',
  play: async ({ canvas, args }) => {
    const ways = [
      pressBeside,
      () => userEvent.click(screen.getByRole('button', { name: 'Fechar menu' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Sair' })),
    ];
    for (const [index, close] of ways.entries()) {
      if (index > 0) await userEvent.click(canvas.getByRole('button', { name: 'Abrir menu' }));
      await screen.findByRole('dialog');
      await close();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(index + 1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** After a rotation the header shows the links, so the menu closes. */
export const ClosedByGrowing: Story = {
  name: 'Fechado quando a tela cresce',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Menu' });
    const frame = window.frameElement;
    // The test cannot resize a story in its own window.
    if (frame === null) return;
    const style = frame.getAttribute('style') ?? '';
    try {
      frame.setAttribute('style', `${style}; width: 900px`);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      frame.setAttribute('style', style);
    }
  },
};
