import type { Received } from '@raiz/api-client';
import { formatCents } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { type Sum, sumOfAmounts } from '../../shared/reads/rows.ts';

/** One withdrawal. */
export type Withdrawal = Received<'Saque'>;

/** Sum in cents of the withdrawals with a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: string): Sum {
  return sumOfAmounts(withdrawals.filter((one) => one.status === status));
}

/** What was paid of the withdrawals of a year: a row is a month already. */
export function paidInYear(withdrawals: readonly Withdrawal[]): string {
  return messages.paidInYear({ total: formatCents(sumOfStatus(withdrawals, 'paid').total) });
}
