import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Componentes/Heading',
  component: Heading,
  args: { level: 2, children: 'Rede de indicações' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Título',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rede de indicações' })).toBeVisible();
  },
};

/** Heading level and size are independent. */
export const Levels: Story = {
  name: 'Níveis',
  render: (args) => (
    <Stack>
      <Heading {...args} level={2} />
      <Heading {...args} level={3} />
      <Heading {...args} level={4} />
      <Heading {...args} level={2} size="h4" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading).fontSize);
    await expect(new Set(sizes).size).toBe(3);
    await expect(sizes[3]).toBe(sizes[2]);
  },
};
