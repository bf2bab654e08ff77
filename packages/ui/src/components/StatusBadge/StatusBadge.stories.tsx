import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../internal/storyData.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';

const meta = {
  title: 'Componentes/StatusBadge',
  component: StatusBadge,
  args: { kind: 'subscription', status: 'active' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof StatusBadge>;

function row(...badges: StatusBadgeProps[]): Story {
  return {
    render: () => (
      <Inline gap={8}>
        {badges.map((badge) => (
          <StatusBadge key={JSON.stringify(badge)} {...badge} />
        ))}
      </Inline>
    ),
  };
}

/** Words in the order shown. */
function expectWords(...words: string[]): Story['play'] {
  return async ({ canvasElement }) => {
    for (const word of words) await expect(within(canvasElement).getByText(word)).toBeVisible();
    // Shape beside every word: no one needs the colour.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(words.length);
  };
}

export const Default: Story = { name: 'Padrão', play: expectWords('Ativa') };

export const SubscriptionTrial: Story = {
  name: 'Assinatura em teste',
  args: { status: 'trial' },
  play: expectWords('Teste'),
};

/** Canceled, but paid until a day to come. */
export const SubscriptionCanceled: Story = {
  name: 'Assinatura cancelada',
  args: { status: 'canceled', accessUntil: '2026-12-03' },
  play: expectWords('Cancelada (vigente até 03/12/2026)'),
};

export const SubscriptionEnded: Story = {
  name: 'Assinatura terminada',
  args: { status: 'canceled' },
  play: expectWords('Cancelada (acesso encerrado)'),
};

/** `inactive` and `expired` read the same. */
export const SubscriptionInactive: Story = {
  name: 'Assinatura inativa',
  args: { status: 'expired' },
  play: expectWords('Inativa'),
};

export const SubscriptionUnknown: Story = {
  name: 'Assinatura desconhecida',
  args: { status: 'past_due' },
  play: expectWords('Desconhecido'),
};

/** Someone in my network. */
export const Person: Story = {
  ...row(
    { kind: 'person', status: 'Ativa' },
    { kind: 'person', status: 'Teste' },
    { kind: 'person', status: 'Inativa' },
    { kind: 'person', status: 'Pendente' },
    { kind: 'person', status: 'Suspensa' },
  ),
  name: 'Pessoa',
  play: expectWords('Ativa', 'Teste', 'Inativa', 'Pendente', 'Suspensa'),
};

export const Payment: Story = {
  ...row(
    { kind: 'payment', status: 'paid' },
    { kind: 'payment', status: 'pending' },
    { kind: 'payment', status: 'failed' },
    { kind: 'payment', status: 'refunded' },
  ),
  name: 'Pagamento',
  play: expectWords('Pago', 'Pendente', 'Não aprovado', 'refunded'),
};

/** A value no one has told us about is neutral and shown as it came. */
export const Withdrawal: Story = {
  ...row(
    { kind: 'withdrawal', status: 'pending' },
    { kind: 'withdrawal', status: 'paid' },
    { kind: 'withdrawal', status: 'cancelled' },
    { kind: 'withdrawal', status: 'em_analise' },
  ),
  name: 'Saque',
  play: expectWords('Pendente', 'Pago', 'Cancelado', 'em_analise'),
};

/** What is missing for the next qualification level. */
export const Progress: Story = {
  ...row(
    { kind: 'progress', status: 'pendente' },
    { kind: 'progress', status: 'em_andamento' },
    { kind: 'progress', status: 'concluido' },
    { kind: 'progress', status: 'revisao' },
  ),
  name: 'Progresso',
  play: expectWords('Pendente', 'Em andamento', 'Concluído', 'revisao'),
};

export const Publication: Story = {
  ...row({ kind: 'publication', published: 1 }, { kind: 'publication', published: 0 }),
  name: 'Publicação',
  play: expectWords('Publicada', '(não publicada)'),
};

/** The admin screens are in English. */
export const EnglishWord: Story = {
  name: 'Palavra em inglês',
  args: { kind: 'publication', published: 0, word: 'Draft', lang: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Draft').closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

export const CourseAccess: Story = {
  ...row({ kind: 'access', isPremium: 1 }, { kind: 'access', isPremium: 0 }),
  name: 'Acesso ao curso',
  play: expectWords('Curso Premium', 'Acesso livre'),
};

const people = [
  { name: 'Beatriz Carvalho', status: 'Ativa' },
  { name: 'João Vítor Gonçalves de Albuquerque', status: 'Pendente' },
  { name: 'Ângela Conceição', status: 'Inativa' },
];

/** Where most of them stand. */
export const InTable: Story = {
  name: 'Na tabela',
  render: () => (
    <DataTable
      caption="Pessoas da sua rede"
      rows={people}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Nome', rowHeader: true, render: ({ name }) => name },
        { id: 'status', header: 'Status', render: ({ status }) => <StatusBadge kind="person" status={status} /> },
      ]}
    />
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { kind: 'payment', status: strange.word + strange.mix },
};

const everyKind = row(
  { kind: 'subscription', status: 'active' },
  { kind: 'subscription', status: 'trial' },
  { kind: 'subscription', status: 'canceled', accessUntil: '2026-12-03' },
  { kind: 'subscription', status: 'canceled' },
  { kind: 'subscription', status: 'inactive' },
  { kind: 'subscription', status: 'past_due' },
  { kind: 'person', status: 'Inativa' },
  { kind: 'person', status: 'Pendente' },
  { kind: 'payment', status: 'paid' },
  { kind: 'payment', status: 'failed' },
  { kind: 'withdrawal', status: 'cancelled' },
  { kind: 'publication', published: 1 },
  { kind: 'publication', published: 0 },
  { kind: 'access', isPremium: 1 },
  { kind: 'access', isPremium: 0 },
);

/** All states side by side: each has its own shape. */
export const Everything: Story = { ...everyKind, name: 'Tudo' };
