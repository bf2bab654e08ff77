import { Card } from '@raiz/ui';
import { formatCents } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { Sum } from '../../shared/reads/rows.ts';
import { sumOfStatus, type Withdrawal } from './withdrawals.ts';
import * as styles from './WithdrawalTotals.css.ts';

export interface WithdrawalTotalsProps {
  /** All withdrawals. */
  withdrawals: readonly Withdrawal[];
}

/** What is pending, and what has been paid. */
export function WithdrawalTotals({ withdrawals }: WithdrawalTotalsProps) {
  return (
    <Card>
      <dl className={styles.totals}>
        <SumFigure label={messages.pendingTotal} sum={sumOfStatus(withdrawals, 'pending')} />
        <SumFigure label={messages.paidTotal} sum={sumOfStatus(withdrawals, 'paid')} />
      </dl>
    </Card>
  );
}

function SumFigure({ label, sum: { total, missing } }: { label: string; sum: Sum }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>{formatCents(total)}</dd>
      {missing > 0 && <dd className={styles.hint}>{commonMessages.sumIncomplete}</dd>}
    </div>
  );
}
