import type { Received } from '@raiz/api-client';
import { formatCents, parseDate } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import type { RowGroup } from '@raiz/ui/table';
import { sumOfAmounts } from '../../shared/earnings/sumOfAmounts.ts';
import type { Sum } from '../../shared/reads/rows.ts';
import { isPaid } from '../shared/paymentWords.ts';

/** The total of paid payments, in cents. */
export function paidTotal(payments: readonly Received<'Pagamento'>[]): Sum {
  return sumOfAmounts(payments.filter(isPaid));
}

type Payment = Received<'Pagamento'>;

function yearOf({ payment_date }: Payment): number | null {
  return parseDate(payment_date)?.getFullYear() ?? null;
}

function groupOfYear(year: number | null, payments: readonly Payment[]): RowGroup {
  if (year === null) return { key: 'none', label: messages.undated };
  const label = String(year);
  const ofYear = payments.filter((payment) => yearOf(payment) === year);
  if (!ofYear.some(isPaid)) return { key: label, label };
  const total = formatCents(paidTotal(ofYear).total);
  return { key: label, label, total: messages.yearTotal({ year: label, total }) };
}

/** The groups of the payments by year, each with the total paid in it; none if nothing was paid. */
export function yearGroups(payments: readonly Payment[]): (payment: Payment) => RowGroup {
  const years = new Set(payments.map(yearOf));
  const groups = new Map([...years].map((year) => [year, groupOfYear(year, payments)]));
  return (payment) => groups.get(yearOf(payment)) ?? groupOfYear(yearOf(payment), payments);
}
