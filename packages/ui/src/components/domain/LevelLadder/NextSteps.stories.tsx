import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** An unknown status is unchanged; without steps the component renders nothing. */
export const SeveralSteps: Story = {
  name: 'Vários passos',
  args: {
    steps: [
      { text: '8 indicados diretos ativos', status: 'concluido' },
      { text: '3 indicados no nível Gold (você tem 1)', status: 'em_andamento' },
      { text: 'Indique 3 pessoas com assinatura ativa', status: 'pendente' },
      { text: 'Volume da rede conferido pela administração', status: 'em_revisao' },
    ],
  },
  render: (args) => (
    <>
      <NextSteps {...args} />
      <NextSteps {...args} label="Nada" steps={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Próximo passo' });
    for (const label of ['Concluído', 'Em andamento', 'A fazer', 'em_revisao'])
      await expect(within(steps).getByText(label)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Nada' })).toBeNull();
  },
};
