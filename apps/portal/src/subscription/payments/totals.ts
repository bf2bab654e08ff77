import type { Schemas } from '@raiz/api-client';
import { parseDate, toNumber } from '@raiz/ui/format';
import { isPaid } from '../shared/paymentWords.ts';

type Payment = Schemas['Pagamento'];

/** The total paid in one year. */
export interface YearTotal {
  year: number;
  /** Reais. */
  total: number;
}

/** Adds in whole cents, since 0.1 + 0.2 is not 0.3. */
function add(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amount }) => sum + Math.round((toNumber(amount) ?? 0) * 100), 0) / 100;
}

/** The total of paid payments, in reais. */
export function paidTotal(payments: readonly Payment[]): number {
  return add(payments.filter(isPaid));
}

/** The totals of paid payments per year, newest first. Ignores payments without a date. */
export function paidByYear(payments: readonly Payment[]): YearTotal[] {
  const years = new Map<number, Payment[]>();
  for (const payment of payments.filter(isPaid)) {
    const year = parseDate(payment.payment_date)?.getFullYear();
    if (year !== undefined) years.set(year, [...(years.get(year) ?? []), payment]);
  }
  return [...years].map(([year, paid]) => ({ year, total: add(paid) })).sort((a, b) => b.year - a.year);
}
