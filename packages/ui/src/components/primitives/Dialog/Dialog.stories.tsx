import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { playKeyboard, playPressBeside, WithOpener } from './storyModal.tsx';

const meta = {
  title: 'Componentes/Dialog',
  component: Dialog,
  args: {
    onClose: fn(),
    title: 'Código QR do seu link',
    children: 'Mostre a quem quer se cadastrar.',
    actions: <Button>Baixar</Button>,
  },
  render: (args) => <WithOpener modal={Dialog} {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Modal, diálogo',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Código QR do seu link' });
    await expect(dialog).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
};

/** The focus stays inside; Esc closes and returns the focus to the button. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  render: (args) => <WithOpener closed modal={Dialog} {...args} />,
  play: playKeyboard,
};

export const ClosedBesideIt: Story = {
  name: 'Fechado ao lado',
  play: playPressBeside,
};

/** It injects nothing into the page that a strict content policy would block. */
export const ClosedByButton: Story = {
  name: 'Fechado pelo botão',
  render: (args) => <WithOpener closed modal={Dialog} {...args} />,
  play: async ({ canvas, args }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const close = await screen.findByRole('button', { name: 'Fechar' });
    await expect(document.querySelectorAll('style')).toHaveLength(before);
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
