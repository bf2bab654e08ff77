import type { RowOrder } from './orderBy.ts';
import { type CodedColumn, type Referral, type ReferralIndex, rowFilter } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

/** What the filters leave of a network, with its counts. */
export interface FoundReferrals {
  /** In the order asked for. */
  people: readonly Referral[];
  /** Their places in the network, in the same order. */
  rows: readonly number[];
  /** How many there are of each state. */
  byStatus: ReadonlyMap<string, number>;
  /** How many there are at each depth. */
  byDepth: ReadonlyMap<number, number>;
}

/** How often each value of a column occurs among these rows. */
function countsOf<Value>({ values, codes }: CodedColumn<Value>, rows: readonly number[]): Map<Value, number> {
  const counts = new Int32Array(values.length);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const found = new Map<Value, number>();
  for (const [code, value] of values.entries()) {
    const count = counts[code] ?? 0;
    if (count > 0) found.set(value, count);
  }
  return found;
}

/**
 * Filters, orders and counts.
 * @param order null for the order in which the people came
 * @param within places to look at, in that order; without it all of them
 */
export function findReferrals(
  index: ReferralIndex,
  filters: ReferralFilters,
  order: RowOrder | null,
  descending: boolean,
  within?: readonly number[],
): FoundReferrals {
  const people: Referral[] = [];
  const rows: number[] = [];
  const passes = rowFilter(index, filters);
  const places = within ?? (descending ? order?.descending : order?.ascending);
  const { length } = places ?? index.people;
  for (let at = 0; at < length; at += 1) {
    const row = places?.[at] ?? at;
    const person = index.people[row];
    if (person === undefined || !passes(row, person)) continue;
    people.push(person);
    rows.push(row);
  }
  return { people, rows, byStatus: countsOf(index.statuses, rows), byDepth: countsOf(index.depths, rows) };
}
