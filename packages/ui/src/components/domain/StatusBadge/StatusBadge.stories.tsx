import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { statusWords as words } from '../../../messages/statusWords.ts';
import { Inline } from '../../primitives/Layout/Inline.tsx';
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';

const meta = {
  title: 'Componentes/StatusBadge',
  component: StatusBadge,
  args: { kind: 'subscription', status: 'active', words },
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
function expectWords(...shown: string[]): Story['play'] {
  return async ({ canvasElement }) => {
    for (const word of shown) await expect(within(canvasElement).getByText(word)).toBeVisible();
    // Each word has a shape, so that nothing depends on colour.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(shown.length);
  };
}

export const Default: Story = { name: 'Padrão', play: expectWords('Ativa') };

export const SubscriptionTrial: Story = {
  name: 'Assinatura em teste',
  args: { status: 'trial' },
  play: expectWords('Teste'),
};

/** Canceled, with access until the end of the paid period. */
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

/** A person of the reader's network. */
export const Person: Story = {
  ...row(
    { kind: 'person', status: 'Ativa', words },
    { kind: 'person', status: 'Teste', words },
    { kind: 'person', status: 'Inativa', words },
    { kind: 'person', status: 'Pendente', words },
    { kind: 'person', status: 'Suspensa', words },
  ),
  name: 'Pessoa',
  play: expectWords('Ativa', 'Teste', 'Inativa', 'Pendente', 'Suspensa'),
};

export const Payment: Story = {
  ...row(
    { kind: 'payment', status: 'paid', words },
    { kind: 'payment', status: 'pending', words },
    { kind: 'payment', status: 'failed', words },
    { kind: 'payment', status: 'refunded', words },
  ),
  name: 'Pagamento',
  play: expectWords('Pago', 'Pendente', 'Não aprovado', 'refunded'),
};

/** An unknown value is neutral and shown as received. */
export const Withdrawal: Story = {
  ...row(
    { kind: 'withdrawal', status: 'pending', words },
    { kind: 'withdrawal', status: 'paid', words },
    { kind: 'withdrawal', status: 'cancelled', words },
    { kind: 'withdrawal', status: 'em_analise', words },
  ),
  name: 'Saque',
  play: expectWords('Pendente', 'Pago', 'Cancelado', 'em_analise'),
};

/** What is missing for the next qualification level. */
export const Progress: Story = {
  ...row(
    { kind: 'progress', status: 'pendente', words },
    { kind: 'progress', status: 'em_andamento', words },
    { kind: 'progress', status: 'concluido', words },
    { kind: 'progress', status: 'revisao', words },
  ),
  name: 'Progresso',
  play: expectWords('Pendente', 'Em andamento', 'Concluído', 'revisao'),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { kind: 'payment', status: strange.word + strange.mix },
};

const everyKind = row(
  { kind: 'subscription', status: 'active', words },
  { kind: 'subscription', status: 'trial', words },
  { kind: 'subscription', status: 'canceled', accessUntil: '2026-12-03', words },
  { kind: 'subscription', status: 'canceled', words },
  { kind: 'subscription', status: 'inactive', words },
  { kind: 'subscription', status: 'past_due', words },
  { kind: 'person', status: 'Inativa', words },
  { kind: 'person', status: 'Pendente', words },
  { kind: 'payment', status: 'paid', words },
  { kind: 'payment', status: 'failed', words },
  { kind: 'withdrawal', status: 'cancelled', words },
);

/** All states side by side: each has its own shape. */
export const Everything: Story = { ...everyKind, name: 'Tudo' };
