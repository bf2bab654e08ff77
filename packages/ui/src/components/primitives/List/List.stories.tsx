import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List } from './List.tsx';

const meta = {
  title: 'Componentes/List',
  component: List,
  args: {
    'aria-label': 'Bônus',
    children: ['Direto', 'Indireto', 'Diamond'].map((name) => <li key={name}>{name}</li>),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without markers; the role is explicit. */
export const Default: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Bônus' });
    await expect(list).toHaveAttribute('role', 'list');
    await expect(list).toHaveStyle({ listStyleType: 'none' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
