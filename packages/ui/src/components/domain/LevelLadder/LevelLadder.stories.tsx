import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { qualificationsMessages } from '../../../messages/network/qualifications.ts';
import { statusWords } from '../../../messages/statusWords.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LevelLadder } from './LevelLadder.tsx';

const meta = {
  title: 'Componentes/LevelLadder',
  component: LevelLadder,
  args: {
    texts: qualificationsMessages,
    statusWords,
    current: 'Silver',
    nextSteps: [{ text: 'Faltam 2 indicados diretos ativos para o nível Gold.', status: 'em_andamento' }],
  },
  render: (args) => (
    <Card title="Níveis">
      <LevelLadder {...args} />
    </Card>
  ),
} satisfies Meta<typeof LevelLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rung of a level, by its name. */
function rung(canvasElement: HTMLElement, level: string): HTMLElement {
  const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
  const found = within(ladder).getByText(level).closest('li');
  if (found === null) throw new Error(`${level} stands on no rung.`);
  return found;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
    await expect(ladder.children).toHaveLength(9);
    await expect(rung(canvasElement, 'Nenhum')).toHaveTextContent('Ponto de partida');
    await expect(rung(canvasElement, 'Bronze')).toHaveTextContent('Alcançado');
    await expect(rung(canvasElement, 'Silver')).toHaveTextContent('Seu nível');
    await expect(rung(canvasElement, 'Gold')).toHaveTextContent('Próximo nível');
    await expect(rung(canvasElement, 'Imperial Diamond')).toHaveTextContent('Adiante');
    await expect(ladder.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(rung(canvasElement, 'Silver')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).getByText('Double Diamond').closest('[lang]')).toHaveAttribute('lang', 'en');
    const steps = within(rung(canvasElement, 'Gold')).getByRole('list', { name: 'Próximo passo' });
    await expect(steps).toHaveTextContent('Faltam 2 indicados diretos ativos para o nível Gold.Em andamento');
  },
};

/** Someone who has just come. */
export const Foot: Story = {
  name: 'Primeiro degrau',
  args: {
    current: 'Nenhum',
    nextSteps: [{ text: 'Indique 3 pessoas com assinatura ativa para o nível Bronze.', status: 'pendente' }],
  },
  play: async ({ canvasElement }) => {
    await expect(rung(canvasElement, 'Nenhum')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).queryByText('Alcançado')).toBeNull();
    await expect(rung(canvasElement, 'Bronze')).toHaveTextContent('Pendente');
  },
};

export const Top: Story = {
  name: 'No início',
  args: { current: 'Imperial Diamond', nextSteps: [] },
  play: async ({ canvasElement }) => {
    await expect(rung(canvasElement, 'Imperial Diamond')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).queryByText('Próximo nível')).toBeNull();
    await expect(within(canvasElement).queryByRole('list', { name: 'Próximo passo' })).toBeNull();
  },
};

export const SeveralSteps: Story = {
  name: 'Vários passos',
  args: {
    current: 'Gold',
    nextSteps: [
      { text: '8 indicados diretos ativos', status: 'concluido' },
      { text: '3 indicados no nível Gold (você tem 1)', status: 'em_andamento' },
      { text: 'Volume da rede conferido pela administração', status: 'em_revisao' },
    ],
  },
  play: async ({ canvasElement }) => {
    const steps = within(rung(canvasElement, 'Diamond')).getByRole('list', { name: 'Próximo passo' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    await expect(steps).toHaveTextContent('em_revisao');
  },
};

/** The answer has no requirements for the next level. */
export const WithoutSteps: Story = { name: 'Sem passos', args: { nextSteps: [] } };

/** A level that is not on the ladder is shown as it came; the ladder then claims nothing. */
export const UnknownLevel: Story = {
  name: 'Nível desconhecido',
  args: {
    current: 'Platinum',
    nextSteps: [{ text: 'Fale com quem indicou você sobre o próximo nível.', status: 'pendente' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Platinum')).toBeVisible();
    await expect(within(canvasElement).getByText('Seu nível')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(within(canvasElement).queryByText('Alcançado')).toBeNull();
    await expect(within(canvasElement).getByRole('list', { name: 'Próximo passo' })).toBeVisible();
  },
};

export const EmptyLevel: Story = {
  name: 'Nível vazio',
  args: { current: '', nextSteps: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Não informado')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { nextSteps: [{ text: strange.title + strange.word, status: strange.word }] },
};

export const LongUnknownLevel: Story = {
  name: 'Nível desconhecido, nome longo',
  args: { current: strange.word + strange.mix, nextSteps: [] },
};
