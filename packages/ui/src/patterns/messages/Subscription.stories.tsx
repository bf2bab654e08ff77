import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  Button,
  Card,
  Form,
  Inline,
  KeyValue,
  Notice,
  type NoticeTone,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from '../../index.ts';
import { planMessages as plan, subscriptionStatusMessages as status } from '../../messages/subscription.ts';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { dark, described, fits, phone, said, seen } from './storySaid.ts';

type Sentence = readonly [tone: NoticeTone, text: string];

interface SubscriptionPatternProps {
  /** The status as the server sends it, and when access ends. */
  status?: string;
  accessUntil?: string;
  /** What is said about the status. */
  sentence?: Sentence;
  /** Answer to the last request, above everything. */
  answer?: Sentence;
  note?: string;
  voucher?: ReactNode;
  payment?: ReactNode;
}

const back = [plan.back, '/minha-assinatura'] as const;

function Said({ sentence: [tone, text] }: { sentence: Sentence }) {
  return <Notice tone={tone}>{text}</Notice>;
}

function Voucher({ error, busy = false, value = '' }: { error?: string; busy?: boolean; value?: string }) {
  return (
    <Form onSubmit={nothing} busy={busy} label={plan.voucher.title}>
      <TextField
        mono
        label={plan.voucher.code}
        hint={plan.voucher.hint}
        error={error}
        value={value}
        onChange={nothing}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel={plan.voucher.applying}>
        {plan.voucher.apply}
      </Button>
    </Form>
  );
}

function Payment({ busy = false }: { busy?: boolean }) {
  return (
    <Stack gap={8} align="start">
      <Button busy={busy} busyLabel={plan.paying}>
        {plan.pay}
      </Button>
      <Text size="small" tone="muted">
        {plan.payHint}
      </Text>
    </Stack>
  );
}

/** The screen `/assinatura` (spec, sections 2, 4 and 8). */
function SubscriptionPattern(props: SubscriptionPatternProps) {
  const { status: word = 'inactive', accessUntil, sentence = ['warning', status.inactive], answer, note } = props;
  const { voucher = <Voucher />, payment = <Payment /> } = props;
  const open = word === 'active' || word === 'trial';
  return (
    <StoryScreen title={plan.title} back={back} width="reading">
      {answer && <Said sentence={answer} />}
      <Said sentence={sentence} />
      <Card title={plan.details}>
        <KeyValue
          items={[
            { label: plan.planName, value: plan.monthlyPrice },
            { label: plan.value, value: 'R$ 250,00' },
            { label: plan.status, value: <StatusBadge kind="subscription" status={word} accessUntil={accessUntil} /> },
            { label: plan.cycleStart, value: '03/11/2026' },
            { label: plan.cycleEnd, value: '03/12/2026' },
            ...(open ? [{ label: plan.nextRenewal, value: '03/12/2026' }] : []),
          ]}
        />
        {note !== undefined && <Text tone="muted">{note}</Text>}
      </Card>
      <Card title={plan.voucher.title}>{voucher}</Card>
      {payment}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Assinatura',
  component: SubscriptionPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubscriptionPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen(status.inactive, plan.pay) };

export const Active: Story = {
  args: { status: 'active', sentence: ['success', status.active], note: plan.alreadyActive },
  play: seen(status.active, plan.alreadyActive),
};

const trialNote = plan.trialEnds({ endDate: '03/12/2026' });

export const Trial: Story = {
  args: {
    status: 'trial',
    sentence: ['info', status.trial],
    note: trialNote,
    answer: ['info', status.trialDaysLeft({ days: 5 })],
  },
  play: seen('Restam 5 dia(s) de teste', trialNote),
};

export const TrialLastDay: Story = {
  args: {
    status: 'trial',
    sentence: ['info', status.trial],
    note: trialNote,
    answer: ['warning', status.trialEndsToday],
  },
  play: seen(status.trialEndsToday),
};

export const Canceled: Story = {
  args: {
    status: 'canceled',
    accessUntil: '2026-12-03',
    sentence: ['warning', status.canceledUntil({ endDate: '03/12/2026' })],
  },
  play: seen('Sua assinatura foi cancelada. O acesso permanece até 03/12/2026.'),
};

export const CanceledOver: Story = {
  args: { status: 'canceled', sentence: ['warning', status.canceledEnded] },
  play: seen(status.canceledEnded),
};

export const UnknownStatus: Story = {
  args: { status: 'paused', sentence: ['warning', status.unknown] },
  play: seen('Status desconhecido. Fale com o suporte.', 'Desconhecido'),
};

export const LoadingStatus: Story = {
  render: () => <LoadingScreen title={plan.title} back={back} width="reading" text={plan.loading} />,
  play: said('status', plan.loading),
};

export const StatusFailed: Story = {
  render: () => <FailedScreen title={plan.title} back={back} width="reading" text={plan.statusFailed} />,
  play: said('alert', 'Erro ao consultar status da assinatura.'),
};

export const VoucherMissing: Story = {
  args: { voucher: <Voucher error={plan.voucher.codeMissing} /> },
  play: described(plan.voucher.code, plan.voucher.codeMissing),
};

export const VoucherSending: Story = {
  args: { voucher: <Voucher busy value="DESC30" /> },
  play: seen(plan.voucher.applying),
};

export const VoucherRefused: Story = {
  args: { answer: ['danger', plan.voucher.failed], voucher: <Voucher value="DESC31" /> },
  play: said('alert', 'Erro ao validar voucher.'),
};

export const VoucherApplied: Story = {
  args: {
    answer: ['success', plan.voucher.applied],
    voucher: (
      <Stack>
        <Inline justify="between">
          <Text strong>{plan.voucher.appliedCode({ code: 'DESC30' })}</Text>
          <Button variant="quiet">{plan.voucher.remove}</Button>
        </Inline>
        <KeyValue
          items={[
            { label: plan.voucher.fullPrice, value: <s>R$ 250,00</s> },
            {
              label: plan.voucher.finalPrice,
              value: <strong>{plan.voucher.finalValue({ value: 'R$ 175,00', discount: '30%' })}</strong>,
            },
          ]}
        />
      </Stack>
    ),
  },
  play: said('status', 'Voucher de desconto aplicado com sucesso. Veja o valor final antes de pagar.'),
};

export const VoucherRemoved: Story = {
  args: { answer: ['info', plan.voucher.removed] },
  play: said('status', plan.voucher.removed),
};

export const VoucherActivated: Story = {
  args: {
    status: 'active',
    sentence: ['success', status.active],
    answer: ['success', plan.voucher.activated],
    note: plan.alreadyActive,
  },
  play: said('status', 'Assinatura ativada com sucesso via voucher 100%!'),
};

export const Paying: Story = { args: { payment: <Payment busy /> }, play: seen(plan.paying) };

export const PaymentFailed: Story = {
  args: { answer: ['danger', plan.payFailed] },
  play: said('alert', 'Erro ao processar pagamento.'),
};

export const Activated: Story = {
  args: { status: 'active', sentence: ['success', status.active], answer: ['success', plan.activated] },
  play: said('status', 'Assinatura ativada!'),
};

export const Dark: Story = { ...VoucherApplied, globals: dark };
export const Narrow: Story = { ...VoucherApplied, globals: phone, play: fits };
