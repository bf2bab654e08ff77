import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  KeyValue,
  Notice,
  type NoticeTone,
  StatusBadge,
  Text,
  TextLink,
} from '../../index.ts';
import {
  mySubscriptionMessages as own,
  paymentsMessages,
  subscriptionStatusMessages as status,
  vouchersMessages,
} from '../../messages/subscription.ts';
import { ConfirmDialog } from '../../overlays.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface MySubscriptionPatternProps {
  status?: string;
  accessUntil?: string;
  sentence?: readonly [tone: NoticeTone, text: string];
  detail?: string;
  /** Words of the one button to /assinatura. */
  lead?: string;
  answer?: string;
  /** How many payments and vouchers there are; the newest three are shown. */
  history?: number;
  dialog?: 'open' | 'busy' | 'failed';
}

const days = ['03/11/2026', '03/10/2026', '03/09/2026', '03/08/2026'];

function History({ count }: { count: number }) {
  if (count === 0)
    return (
      <>
        <Card title={own.payments.title}>
          <EmptyState title={own.payments.none} />
        </Card>
        <Card title={own.vouchers.title}>
          <EmptyState title={own.vouchers.none} />
        </Card>
      </>
    );
  const rows = days.slice(0, 3);
  return (
    <>
      <Card title={own.payments.title}>
        <DataTable
          caption={own.payments.title}
          hideCaption
          rows={rows}
          rowKey={(day) => day}
          columns={[
            { id: 'date', header: paymentsMessages.date, render: (day) => day },
            { id: 'amount', header: paymentsMessages.amount, render: () => 'R$ 250,00', align: 'end' },
            {
              id: 'status',
              header: paymentsMessages.status,
              render: () => <StatusBadge kind="payment" status="paid" />,
            },
          ]}
        />
        {count > 3 && <TextLink href="/assinatura/pagamentos">{own.payments.all}</TextLink>}
      </Card>
      <Card title={own.vouchers.title}>
        <DataTable
          caption={own.vouchers.title}
          hideCaption
          rows={rows}
          rowKey={(day) => day}
          columns={[
            {
              id: 'code',
              header: vouchersMessages.code,
              render: (day) => <Text as="span" figures="mono">{`DESC${day.slice(3, 5)}`}</Text>,
            },
            { id: 'used', header: vouchersMessages.usedAt, render: (day) => day, align: 'end' },
          ]}
        />
        {count > 3 && <TextLink href="/assinatura/vouchers-usados">{own.vouchers.all}</TextLink>}
      </Card>
    </>
  );
}

/** The screen `/minha-assinatura` (spec, sections 2, 5 and 8). */
function MySubscriptionPattern(props: MySubscriptionPatternProps) {
  const { status: word = 'active', accessUntil, sentence = ['success', status.active], detail, answer, dialog } = props;
  const { lead = own.paymentOptions, history = 4 } = props;
  const open = word === 'active' || word === 'trial';
  return (
    <StoryScreen title={own.title} width="reading">
      {answer !== undefined && <Notice tone="success">{answer}</Notice>}
      <Notice tone={sentence[0]} quiet>
        {sentence[1]} {detail}
      </Notice>
      <Card title={own.details}>
        <KeyValue
          items={[
            { label: own.status, value: <StatusBadge kind="subscription" status={word} accessUntil={accessUntil} /> },
            { label: own.plan, value: own.planName },
            { label: own.start, value: '03/11/2026' },
            { label: own.end, value: accessUntil ? own.accessUntil({ endDate: '03/12/2026' }) : '03/12/2026' },
            ...(open ? [{ label: own.nextRenewal, value: '03/12/2026' }] : []),
          ]}
        />
        <Inline>
          <ButtonLink href="/assinatura">{lead}</ButtonLink>
          {open && <Button variant="quiet">{own.cancel.open}</Button>}
        </Inline>
      </Card>
      <History count={history} />
      <ConfirmDialog
        open={dialog !== undefined}
        title={own.cancel.title}
        confirmText={own.cancel.confirm}
        cancelText={own.cancel.keep}
        busy={dialog === 'busy'}
        busyLabel={own.cancel.canceling}
        error={dialog === 'failed' ? own.cancel.failed : null}
        onConfirm={nothing}
        onCancel={nothing}
      >
        <p>{own.cancel.question}</p>
        <p>{own.cancel.until({ endDate: '03/12/2026' })}</p>
      </ConfirmDialog>
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Minha assinatura',
  component: MySubscriptionPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MySubscriptionPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen(own.cancel.open, own.payments.all, own.vouchers.all) };

export const Trial: Story = {
  args: { status: 'trial', sentence: ['info', status.trial], detail: status.trialDaysLeft({ days: 12 }) },
  play: seen(own.paymentOptions),
};

export const Canceled: Story = {
  args: {
    status: 'canceled',
    accessUntil: '2026-12-03',
    sentence: ['warning', status.canceledUntil({ endDate: '03/12/2026' })],
    lead: own.renew,
  },
  play: seen('Acesso até 03/12/2026', own.renew),
};

export const Inactive: Story = {
  args: { status: 'inactive', sentence: ['warning', status.inactive], lead: own.activate },
  play: seen(own.activate),
};

export const NothingYet: Story = {
  args: { history: 0 },
  play: seen('Nenhum pagamento ainda.', 'Nenhum voucher usado ainda.'),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={own.title} width="reading" text={own.loading} />,
  play: said('status', own.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={own.title} width="reading" text={own.loadFailed} />,
  play: said('alert', 'Erro ao carregar informações da assinatura. Tente novamente.'),
};

export const AsksBeforeCanceling: Story = { args: { dialog: 'open' }, play: said('alertdialog', own.cancel.question) };
export const Canceling: Story = { args: { dialog: 'busy' }, play: said('alertdialog', own.cancel.canceling) };

export const CancelFailed: Story = {
  args: { dialog: 'failed' },
  play: said('alert', 'Erro ao cancelar assinatura. Tente novamente.'),
};

export const CanceledJustNow: Story = {
  args: { ...Canceled.args, answer: own.cancel.success },
  play: said('status', own.cancel.success),
};

export const Dark: Story = { ...AsksBeforeCanceling, globals: dark };
export const Narrow: Story = { ...Canceled, globals: phone, play: fits };
