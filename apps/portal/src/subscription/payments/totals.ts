import type { Received } from '@raiz/api-client';
import { parseDate, toCents } from '@raiz/ui/format';
import { sumOf, type Sum } from '../../shared/rows.ts';
import { isPaid } from '../shared/paymentWords.ts';

type Payment = Received<'Pagamento'>;

/** The total paid in one year. */
export interface YearTotal extends Sum {
  year: number;
}

/** Adds in whole cents, since 0.1 + 0.2 is not 0.3. */
function add(payments: readonly Payment[]): Sum {
  return sumOf(payments, ({ amount }) => (amount === null ? null : toCents(amount)));
}

/** The total of paid payments, in cents. */
export function paidTotal(payments: readonly Payment[]): Sum {
  return add(payments.filter(isPaid));
}

/**
 * The totals of paid payments per year, in cents, newest first. Ignores payments without a date.
 */
export function paidByYear(payments: readonly Payment[]): YearTotal[] {
  const years = new Map<number, Payment[]>();
  for (const payment of payments.filter(isPaid)) {
    const year = parseDate(payment.payment_date)?.getFullYear();
    if (year !== undefined) years.set(year, [...(years.get(year) ?? []), payment]);
  }
  return [...years].map(([year, paid]) => ({ year, ...add(paid) })).sort((a, b) => b.year - a.year);
}
