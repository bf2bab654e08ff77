import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Componentes/Avatar',
  component: Avatar,
  args: { name: 'Mariana de Souza' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First and last name; one letter for a single name, none without letters. */
export const Default: Story = {
  name: 'Foto, iniciais',
  render: (args) => (
    <Inline gap={8}>
      <Avatar {...args} />
      <Avatar name="íris" />
      <Avatar name="--" />
      <Avatar name="Íris Prado" size="small" />
      <Avatar name="Íris Prado" size="medium" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
    await expect(shown).toEqual(['MS', 'Í', '', 'ÍP', 'ÍP']);
  },
};
