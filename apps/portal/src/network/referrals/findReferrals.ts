import { type Referral, type ReferralIndex, rowFilter, type RowOrder } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

/** What the filters leave of a network, with its counts. */
export interface FoundReferrals {
  /** In the order asked for. */
  people: readonly Referral[];
  /** How many there are of each state. */
  byStatus: ReadonlyMap<string, number>;
  /** How many there are at each depth. */
  byDepth: ReadonlyMap<number, number>;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Filters, orders and counts in one pass over the network.
 * @param order null for the order in which the people came
 */
export function findReferrals(
  index: ReferralIndex,
  filters: ReferralFilters,
  order: RowOrder | null,
  descending: boolean,
): FoundReferrals {
  const people: Referral[] = [];
  const byStatus = new Map<string, number>();
  const byDepth = new Map<number, number>();
  const passes = rowFilter(index, filters);
  const rows = descending ? order?.descending : order?.ascending;
  const { length } = index.people;
  for (let at = 0; at < length; at += 1) {
    const row = rows?.[at] ?? at;
    const person = index.people[row];
    if (person === undefined || !passes(row, person)) continue;
    people.push(person);
    add(byStatus, person.assinatura_status);
    add(byDepth, person.profundidade);
  }
  return { people, byStatus, byDepth };
}
