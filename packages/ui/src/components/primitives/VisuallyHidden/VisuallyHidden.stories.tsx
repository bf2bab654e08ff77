import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../../../icons/status.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Componentes/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Concluída' },
  render: (args) => (
    <p>
      <CheckIcon size="text" />
      <VisuallyHidden {...args} />
      Aula 1
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Texto só para leitores de tela',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('ConcluídaAula 1');
  },
};
