import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Componentes/Heading',
  component: Heading,
  args: { level: 2, children: 'Rede de indicações' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Rede de indicações' })).toBeVisible();
  },
};

export const Levels: Story = {
  name: 'Níveis',
  render: (args) => (
    <Stack>
      <Heading {...args} level={2} />
      <Heading {...args} level={3} />
      <Heading {...args} level={4} />
    </Stack>
  ),
};

/** Place in the outline and looks need not agree. */
export const SmallerThanItsLevel: Story = { name: 'Menor que o seu nível', args: { size: 'h4' } };
