import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PremiumDialog } from './PremiumDialog.tsx';

const meta = {
  title: 'Componentes/PremiumDialog',
  component: PremiumDialog,
  args: {
    onClose: fn(),
    title: 'Este curso é premium.',
    children: 'Com a assinatura ativa você se inscreve em todos os cursos.',
    subscribeText: 'Fazer Assinatura',
    subscribeHref: '/assinatura',
    closeText: 'Fechar',
  },
} satisfies Meta<typeof PremiumDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Modal de curso premium',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Este curso é premium.' }));
    await expect(dialog.getByRole('link', { name: 'Fazer Assinatura' })).toHaveAttribute('href', '/assinatura');
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
