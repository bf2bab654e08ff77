import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, Inline, Stack, StatusBadge, Text } from '../../index.ts';
import { countOf } from '../../format/index.ts';
import { DownloadIcon } from '../../icons/actions.tsx';
import { paymentsMessages as messages } from '../../messages/subscription.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface Payment {
  day: string;
  status: 'paid' | 'pending' | 'failed';
  gateway: keyof typeof messages.gatewayWords;
}

const some: readonly Payment[] = [
  { day: '03/11/2026', status: 'pending', gateway: 'cartao' },
  { day: '03/10/2026', status: 'failed', gateway: 'cartao' },
  { day: '05/10/2026', status: 'paid', gateway: 'cartao' },
  { day: '03/09/2026', status: 'paid', gateway: 'voucher' },
];

interface PaymentsPatternProps {
  payments?: readonly Payment[];
}

const back = [messages.back, '/minha-assinatura'] as const;
const actions = (
  <Inline>
    <Button variant="secondary" icon={<DownloadIcon />}>
      {messages.exportCsv}
    </Button>
    <Button variant="secondary">{messages.print}</Button>
  </Inline>
);

/** The screen `/assinatura/pagamentos` (spec, sections 2 and 8). */
function PaymentsPattern({ payments = some }: PaymentsPatternProps) {
  return (
    <StoryScreen title={messages.title} back={back} actions={payments.length > 0 && actions}>
      <Text tone="muted">{countOf(payments.length, messages.count)}</Text>
      <DataTable
        caption={messages.title}
        hideCaption
        rows={payments}
        rowKey={({ day }) => day}
        empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
        columns={[
          { id: 'date', header: messages.date, rowHeader: true, render: ({ day }) => day, total: messages.total },
          { id: 'amount', header: messages.amount, align: 'end', render: () => 'R$ 250,00', total: 'R$ 500,00' },
          {
            id: 'status',
            header: messages.status,
            render: ({ status }) => <StatusBadge kind="payment" status={status} />,
          },
          {
            id: 'method',
            header: messages.method,
            render: ({ gateway }) => (
              <Stack gap={4}>
                {messages.gatewayWords[gateway]}
                {gateway === 'voucher' && (
                  <Text as="span" size="small" tone="muted">
                    {messages.byVoucher}
                  </Text>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {payments.length > 0 && <Text tone="muted">{messages.yearTotal({ year: 2026, total: 'R$ 500,00' })}</Text>}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Histórico de pagamentos',
  component: PaymentsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('4 pagamentos', 'ativado via voucher', 'Total de 2026: R$ 500,00') };
export const OnePayment: Story = { args: { payments: some.slice(2, 3) }, play: seen('1 pagamento') };
export const NothingYet: Story = { args: { payments: [] }, play: seen(messages.none, messages.noneHelp) };

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} back={back} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} back={back} text={messages.loadFailed({ reason: 'HTTP 500' })} />,
  play: said('alert', 'Erro ao buscar pagamentos: HTTP 500'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
