import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Componentes/Text',
  component: Text,
  args: { children: 'O acesso permanece até o fim do período já pago.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Texto' };

export const SizesAndTones: Story = {
  name: 'Tamanhos e tons',
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} strong />
      <Text {...args} size="caption" tone="muted" />
      <Text {...args} tone="success" />
      <Text {...args} tone="danger" />
      <Text figures="tabular">R$ 1.234.567,89</Text>
      <Text figures="code">00020126-8f2c-4c0e-9d1a-5b7e2f6a9c31</Text>
    </Stack>
  ),
};
