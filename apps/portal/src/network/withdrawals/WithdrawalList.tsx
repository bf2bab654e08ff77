import { Grid, Stat, Text } from '@raiz/ui';
import { countOf, formatCents } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { StatusLegend } from './StatusLegend.tsx';
import { sumOfStatus, type Withdrawal } from './withdrawals.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

export interface WithdrawalListProps {
  /** Newest first. */
  withdrawals: readonly Withdrawal[];
}

/** Sums of pending and paid withdrawals, the meaning of each status, and the table. */
export function WithdrawalList({ withdrawals }: WithdrawalListProps) {
  return (
    <>
      <Grid as="dl" least="small">
        <Stat label={messages.pendingTotal} value={formatCents(sumOfStatus(withdrawals, 'pending'))} />
        <Stat label={messages.paidTotal} value={formatCents(sumOfStatus(withdrawals, 'paid'))} />
      </Grid>
      <StatusLegend withdrawals={withdrawals} />
      <Text tone="muted">{countOf(withdrawals.length, messages.count)}</Text>
      <WithdrawalTable withdrawals={withdrawals} />
    </>
  );
}
