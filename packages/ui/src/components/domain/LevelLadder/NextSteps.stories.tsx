import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { statusWords } from '../../../messages/statusWords.ts';
import { NextSteps } from './NextSteps.tsx';

const meta = {
  title: 'Componentes/NextSteps',
  component: NextSteps,
  args: {
    label: 'Próximo passo',
    statusWords,
    steps: [{ text: 'Faltam 2 indicados diretos ativos para o nível Gold.', status: 'em_andamento' }],
  },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of the bar of each step. */
function barParts(canvasElement: HTMLElement): number[] {
  return within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll(':scope > [aria-hidden] > span').length);
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: 'Próximo passo' });
    await expect(steps).toHaveTextContent('Faltam 2 indicados diretos ativos para o nível Gold.Em andamento');
    await expect(barParts(canvasElement)).toEqual([3]);
  },
};

/** An unknown status is shown as received, without a bar. */
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
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: 'Próximo passo' });
    for (const word of ['Concluído', 'Em andamento', 'Pendente', 'em_revisao'])
      await expect(within(steps).getByText(word)).toBeVisible();
    await expect(barParts(canvasElement)).toEqual([3, 3, 3, 0]);
  },
};

export const WithoutSteps: Story = {
  name: 'Sem passos',
  args: { steps: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { steps: [{ text: strange.title + strange.word, status: strange.word }] },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};
