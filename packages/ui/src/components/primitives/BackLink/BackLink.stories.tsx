import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Componentes/BackLink',
  component: BackLink,
  args: { href: './curso', children: 'Voltar para o curso' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its target is 44 px high. */
export const Default: Story = {
  name: 'Link de voltar',
  play: async ({ canvas }) => {
    await expectTouchHeight(canvas.getByRole('link', { name: 'Voltar para o curso' }));
  },
};
