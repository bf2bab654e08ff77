import { Grid, Stat, Text } from '@raiz/ui';
import { countOf, formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { knownRows, type Sum } from '../../shared/rows.ts';
import { StatusLegend } from './StatusLegend.tsx';
import { sumOfStatus, type Withdrawal } from './withdrawals.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

export interface WithdrawalListProps {
  /** As received, newest first. */
  withdrawals: readonly (Withdrawal | null)[];
}

/** Sums of pending and paid withdrawals, the meaning of each status, and the table. */
export function WithdrawalList({ withdrawals }: WithdrawalListProps) {
  const known = knownRows(withdrawals);
  return (
    <>
      <Grid as="dl" least="small">
        <SumStat label={messages.pendingTotal} sum={sumOfStatus(known, 'pending')} />
        <SumStat label={messages.paidTotal} sum={sumOfStatus(known, 'paid')} />
      </Grid>
      <StatusLegend withdrawals={known} />
      <Text tone="muted">{countOf(known.length, messages.count)}</Text>
      <WithdrawalTable withdrawals={withdrawals} />
    </>
  );
}

function SumStat({ label, sum: { total, missing } }: { label: string; sum: Sum }) {
  return <Stat label={label} value={formatCents(total)} {...(missing > 0 && { hint: commonMessages.sumIncomplete })} />;
}
