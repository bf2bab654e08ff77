import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardsSkeleton, PageSkeleton, TextSkeleton } from './Skeleton.tsx';

const meta = {
  title: 'Componentes/Skeleton',
  component: TextSkeleton,
  args: { label: 'Carregando...' },
} satisfies Meta<typeof TextSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Carregando...');
  },
};

export const Cards: Story = { render: (args) => <CardsSkeleton {...args} count={4} /> };

export const Page: Story = { render: (args) => <PageSkeleton {...args} /> };

export const Narrow: Story = { ...Cards, globals: { viewport: { value: 'phone320' } } };

export const Dark: Story = { ...Page, globals: { theme: 'dark' } };
