import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeText } from './SafeText.tsx';

const meta = {
  title: 'Componentes/SafeText',
  component: SafeText,
  args: {
    safeUrl: (address) => (address.startsWith('https://') ? address : null),
    text: 'Nesta aula você vai **conhecer a rede** e dar *o primeiro passo*.\n\n- Complete o seu perfil\n- Copie o seu link\n\n1. Abra [a página de ajuda](https://exemplo.com.br/ajuda)\n2. Leia https://exemplo.com.br/guia.',
  },
} satisfies Meta<typeof SafeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Texto com links',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /a página de ajuda/ })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
