import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { statusWords as words } from '../../../messages/statusWords.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
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
  { kind: 'subscription', status: 'canceled', accessUntil: '2026-12-03', words },
  { kind: 'subscription', status: 'expired', words },
];

/** Each state has its own shape, so that nothing depends on colour. */
export const States: Story = {
  name: 'Estados',
  render: () => (
    <Inline gap={24}>
      {all.map((status) => (
        <StatusWord key={JSON.stringify(status)} {...status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(all.length);
    await expect(within(canvasElement).getByText('Cancelada (vigente até 03/12/2026)')).toBeVisible();
  },
};

/** States that are no statuses of the contract, in the language of the page. */
export const OtherStates: Story = {
  name: 'Outros estados',
  render: () => (
    <Inline gap={24}>
      <StateWord tone="premium">Premium</StateWord>
      <StateWord tone="free">Acesso livre</StateWord>
      <StateWord tone="unpublished" lang="en">
        Draft
      </StateWord>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Draft')).toHaveAttribute('lang', 'en');
  },
};

const people = ['Ativa', 'Teste', 'Pendente', 'Inativa', 'Ativa', 'Suspensa por falta de documentos'];

/** A dense table. */
export const InTable: Story = {
  name: 'Na tabela',
  render: () => (
    <DataTable
      caption="Pessoas da sua rede"
      rows={people.map((status, index) => ({ name: `Pessoa ${index + 1}`, status }))}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Nome', rowHeader: true, render: ({ name }) => name },
        {
          id: 'status',
          header: 'Status',
          render: ({ status }) => <StatusWord kind="person" status={status} words={words} />,
        },
      ]}
    />
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { kind: 'payment', status: strange.word + strange.mix },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};
