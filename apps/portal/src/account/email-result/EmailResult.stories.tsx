import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Confirmação de e-mail',
  component: PortalAt,
  args: { path: '/email-confirmado?success=1' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'E-mail verificado com sucesso!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
  },
};

/** Any other value, or none, is a failure. */
export const Failed: Story = {
  name: 'Falha',
  args: { path: '/email-confirmado?success=true' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Não foi possível verificar seu e-\u2060mail.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('aparece o botão “Reenviar e-\u2060mail de confirmação”');
    await expect(canvas.queryByText('E-mail verificado com sucesso!')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
  },
};
