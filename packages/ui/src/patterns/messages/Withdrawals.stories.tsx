import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, EmptyState, Grid, Notice, Stack, Stat, StatusBadge, Text } from '../../index.ts';
import { countOf } from '../../format/index.ts';
import { withdrawalsMessages as messages } from '../../messages/network.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface Withdrawal {
  month: string;
  amount: string;
  status: keyof typeof messages.statusHelp;
  paidAt: string;
  notes: string;
}

const some: readonly Withdrawal[] = [
  { month: 'novembro de 2026', amount: 'R$ 1.284,50', status: 'pending', paidAt: '--', notes: '--' },
  { month: 'outubro de 2026', amount: 'R$ 660,00', status: 'paid', paidAt: '05/11/2026', notes: 'PIX' },
  { month: 'setembro de 2026', amount: 'R$ 910,25', status: 'cancelled', paidAt: '--', notes: 'Conta encerrada' },
];

interface WithdrawalsPatternProps {
  withdrawals?: readonly Withdrawal[];
  isBankMissing?: boolean;
}

const back = [messages.back, '/perfil/ganhos'] as const;

/** The screen `/perfil/saques` (spec, sections 2, 4 and 8). */
function WithdrawalsPattern({ withdrawals = some, isBankMissing = false }: WithdrawalsPatternProps) {
  return (
    <StoryScreen title={messages.title} back={back}>
      {isBankMissing && (
        <Notice tone="warning" quiet actions={<ButtonLink href="/perfil">{messages.goToBank}</ButtonLink>}>
          {messages.bankMissing}
        </Notice>
      )}
      <Grid as="dl" least="small">
        <Stat label={messages.pendingTotal} value="R$ 1.284,50" />
        <Stat label={messages.paidTotal} value="R$ 660,00" />
      </Grid>
      <Text tone="muted">{countOf(withdrawals.length, messages.count)}</Text>
      <DataTable
        caption={messages.tableCaption}
        rows={withdrawals}
        rowKey={({ month }) => month}
        empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
        columns={[
          { id: 'month', header: messages.month, rowHeader: true, render: ({ month }) => month },
          { id: 'amount', header: messages.amount, align: 'end', render: ({ amount }) => amount },
          {
            id: 'status',
            header: messages.status,
            render: ({ status }) => (
              <Stack gap={4} align="start">
                <StatusBadge kind="withdrawal" status={status} />
                <Text as="span" size="small" tone="muted">
                  {messages.statusHelp[status]}
                </Text>
              </Stack>
            ),
          },
          { id: 'paidAt', header: messages.paidAt, align: 'end', render: ({ paidAt }) => paidAt },
          { id: 'notes', header: messages.notes, render: ({ notes }) => notes },
        ]}
      />
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Saques',
  component: WithdrawalsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WithdrawalsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('Pendente', 'Pago', 'Cancelado', '3 saques') };
export const OneWithdrawal: Story = { args: { withdrawals: some.slice(0, 1) }, play: seen('1 saque') };
export const NothingYet: Story = {
  args: { withdrawals: [] },
  play: seen(messages.none, messages.noneHelp, 'Nenhum saque'),
};
export const BankMissing: Story = {
  args: { isBankMissing: true },
  play: seen(messages.bankMissing, messages.goToBank),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} back={back} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} back={back} text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar saques.'),
};

export const Dark: Story = { ...BankMissing, globals: dark };
export const Narrow: Story = { ...BankMissing, globals: phone, play: fits };
