import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { statusWords as words } from '../../../messages/statusWords.ts';
import { Inline } from '../../primitives/Layout/Layout.tsx';
import { StateWord } from './StateWord.tsx';
import { StatusWord, type StatusWordProps } from './StatusWord.tsx';

const meta = {
  title: 'Componentes/StatusWord',
  component: StatusWord,
  subcomponents: { StateWord },
  args: { kind: 'person', status: 'Ativa', words },
} satisfies Meta<typeof StatusWord>;

export default meta;
type Story = StoryObj<typeof StatusWord>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText('Ativa');
    // The word is in the element itself, beside the icon.
    await expect(word.children).toHaveLength(1);
    await expect(word.firstElementChild?.tagName).toBe('svg');
  },
};

const all: readonly StatusWordProps[] = [
  { kind: 'person', status: 'Ativa', words },
  { kind: 'person', status: 'Teste', words },
  { kind: 'person', status: 'Inativa', words },
  { kind: 'person', status: 'Pendente', words },
  { kind: 'payment', status: 'paid', words },
  { kind: 'payment', status: 'failed', words },
  { kind: 'withdrawal', status: 'cancelled', words },
  { kind: 'withdrawal', status: 'em_analise', words },
  { kind: 'withdrawal', status: null, words },
  { kind: 'progress', status: 'concluido', words },
];

/**
 * Each state has its own shape, so that nothing depends on colour. An unknown value is shown as
 * received; the last three are no statuses of the contract, in the language of the page.
 */
export const States: Story = {
  name: 'Estados',
  render: () => (
    <Inline gap={24}>
      {all.map((status) => (
        <StatusWord key={JSON.stringify(status)} {...status} />
      ))}
      <StateWord tone="premium">Premium</StateWord>
      <StateWord tone="free">Acesso livre</StateWord>
      <StateWord tone="unpublished" lang="en">
        Draft
      </StateWord>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(all.length + 3);
    for (const word of ['Ativa', 'Não aprovado', 'Cancelado', 'em_analise', '--', 'Concluído'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getByText('Draft')).toHaveAttribute('lang', 'en');
  },
};

/** At 200 % text. */
export const LongText: Story = {
  name: 'Textos longos',
  args: { kind: 'payment', status: strange.word + strange.mix },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};
