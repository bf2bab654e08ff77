import type { Received } from '@raiz/api-client';
import { countOf, formatCents, formatMonthTitle, parseDate } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { type Sum, sumOfAmounts } from '../../shared/reads/rows.ts';

/** One withdrawal. */
export type Withdrawal = Received<'Saque'>;

/** Sum in cents of the withdrawals with a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: string): Sum {
  return sumOfAmounts(withdrawals.filter((one) => one.status === status));
}

/** The month of the pending withdrawal, or the number of several; null without one. */
export function pendingHint(withdrawals: readonly Withdrawal[]): string | null {
  const [one, ...others] = withdrawals.filter(({ status }) => status === 'pending');
  if (one === undefined) return null;
  return others.length > 0 ? countOf(others.length + 1, messages.count) : formatMonthTitle(one.month, one.year);
}

/** The date of the newest payment; null when nothing was paid or no date is known. */
export function newestPayment(withdrawals: readonly Withdrawal[]): string | null {
  const dated = withdrawals.filter(({ status, paid_at }) => status === 'paid' && parseDate(paid_at) !== null);
  return newestFirst(dated, ({ paid_at }) => paid_at)[0]?.paid_at ?? null;
}

/** The total paid in a year; without subtotals by month, because a row is a month. */
export function paidInYear(withdrawals: readonly Withdrawal[]): string {
  return messages.paidInYear({ total: formatCents(sumOfStatus(withdrawals, 'paid').total) });
}
