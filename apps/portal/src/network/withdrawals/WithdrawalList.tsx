import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { knownRows } from '../../shared/reads/rows.ts';
import type { Withdrawal } from './withdrawals.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { WithdrawalTotals } from './WithdrawalTotals.tsx';

export interface WithdrawalListProps {
  /** As received, newest first. */
  withdrawals: readonly (Withdrawal | null)[];
}

/** Sums of pending and paid withdrawals, and the table. */
export function WithdrawalList({ withdrawals }: WithdrawalListProps) {
  const known = knownRows(withdrawals);
  return (
    <>
      <WithdrawalTotals withdrawals={known} />
      <WithdrawalTable withdrawals={withdrawals} />
      <Text size="small" tone="muted">
        {countOf(known.length, messages.count)}
      </Text>
    </>
  );
}
