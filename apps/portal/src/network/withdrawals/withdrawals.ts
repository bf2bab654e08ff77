import { formatCents, formatCount, formatMonth, parseDate } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { Withdrawal } from '../../shared/earnings/withdrawals.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { type Sum, sumOfAmounts } from '../../shared/reads/rows.ts';

/** Sum in cents of the withdrawals with a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: string): Sum {
  return sumOfAmounts(withdrawals.filter((one) => one.status === status));
}

/** What the pending sum is: of a month, of several, or nothing. */
export function pendingText(withdrawals: readonly Withdrawal[]): string {
  const [one, ...others] = withdrawals.filter(({ status }) => status === 'pending');
  if (one === undefined) return messages.noPending;
  if (others.length > 0) return messages.pendingOfMany({ count: formatCount(others.length + 1) });
  return messages.pendingOf({ month: formatMonth(one.month, one.year) });
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
