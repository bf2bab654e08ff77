import type { MonthTotal } from '@raiz/ui/charts';
import { formatCents, formatMonthTitle, toCents } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { RowGroup } from '@raiz/ui/table';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { type Earning, type Month, monthOf } from '../../shared/earnings/earnings.ts';

const undated = 'undated';

function keyOf(month: Month | null): string {
  return month === null ? undated : `${month.year}-${month.month}`;
}

/**
 * The groups of a list of earnings by month, with the totals of the whole month: a month may have
 * more rows than shown. Null if all earnings are from one month.
 * @param byMonth totals in reais; a month without one has no subtotal, an unknown one is `--`
 */
export function monthGroups(
  earnings: readonly (Earning | null)[],
  byMonth: readonly MonthTotal[],
): ((earning: Earning) => RowGroup) | null {
  const months = new Set(nonNullRows(earnings).map((earning) => keyOf(monthOf(earning))));
  if (months.size < 2) return null;
  const centsOf = new Map<string, number | null>();
  for (const { total, ...month } of byMonth) {
    const key = keyOf(month);
    const before = centsOf.get(key);
    centsOf.set(key, total === null || before === null ? null : (before ?? 0) + toCents(total));
  }
  return (earning) => {
    const month = monthOf(earning);
    const key = keyOf(month);
    const cents = centsOf.get(key);
    const label = month === null ? messages.withoutDate : formatMonthTitle(month.month, month.year);
    return { key, label, ...(cents !== undefined && { total: formatCents(cents) }) };
  };
}
