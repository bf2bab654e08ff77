import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectNoSidewaysScroll, pressBeside } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Live(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  function close() {
    setOpen(false);
    props.onClose();
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Componentes/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Código QR do seu link',
    children: 'Mostre a quem quer se cadastrar.',
    actions: <Button>Baixar</Button>,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Código QR do seu link' });
    await expect(dialog).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
};

/** The focus stays inside, Esc closes, and it goes back to where it was. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Abrir' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (const _round of [1, 2, 3]) {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectFocus(opener);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll');
  },
};

export const ClosedBesideIt: Story = {
  name: 'Fechado ao lado',
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await pressBeside();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const ClosedByButton: Story = {
  name: 'Fechado pelo botão',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is injected into the page, which a strict content policy would refuse. */
export const NoInjectedStyle: Story = {
  name: 'Sem estilo injetado',
  args: { open: false },
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { title: strange.word, children: strange.title.repeat(5) },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expectNoSidewaysScroll();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    // Within a pixel or two: a screen may be scaled, and the dialog still on its way in.
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
  },
};
