import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextSteps } from './LevelLadder.tsx';

const meta = {
  title: 'Componentes/NextSteps',
  component: NextSteps,
  args: {
    label: 'Próximo passo',
    steps: [{ text: 'Faltam 2 indicados diretos ativos para o nível Gold.', status: 'em_andamento' }],
  },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A status is not a quantity, so nothing looks like one. */
export const Default: Story = {
  name: 'Próximos passos',
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Próximo passo' });
    await expect(steps).toHaveTextContent('Faltam 2 indicados diretos ativos para o nível Gold.Em andamento');
  },
};
