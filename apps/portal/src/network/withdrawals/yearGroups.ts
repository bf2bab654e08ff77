import { formatCents } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { RowGroup } from '@raiz/ui/table';
import { knownRows } from '../../shared/reads/rows.ts';
import { sumOfStatus, type Withdrawal } from './withdrawals.ts';

/**
 * The groups of the withdrawals by year, with what was paid in it; a row is a month already. Null
 * if all are of one year.
 */
export function yearGroups(withdrawals: readonly (Withdrawal | null)[]): ((row: Withdrawal) => RowGroup) | null {
  const known = knownRows(withdrawals);
  const groups = new Map<number | null, RowGroup>();
  for (const { year } of known) {
    if (groups.has(year)) continue;
    const paid = sumOfStatus(
      known.filter((row) => row.year === year),
      'paid',
    );
    groups.set(year, {
      key: String(year),
      label: year === null ? messages.withoutYear : String(year),
      total: messages.paidInYear({ total: formatCents(paid.total) }),
    });
  }
  const fallback: RowGroup = { key: '', label: messages.withoutYear };
  return groups.size < 2 ? null : ({ year }) => groups.get(year) ?? fallback;
}
