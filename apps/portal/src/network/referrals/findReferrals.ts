import { fold } from '@raiz/ui/format';
import type { Referral, ReferralIndex } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

/** The people who pass the filters, and how many there are. */
export interface FoundReferrals {
  people: readonly Referral[];
  /** Number of people by subscription status. */
  byStatus: ReadonlyMap<string, number>;
  /** Number of people by depth. */
  byDepth: ReadonlyMap<number, number>;
}

/** Returns a test whether a row passes all filters. */
function rowFilter(index: ReferralIndex, filters: ReferralFilters): (row: number, person: Referral) => boolean {
  const name = fold(filters.name.trim());
  const email = fold(filters.email.trim());
  const depth = filters.depth === '' ? null : Number(filters.depth);
  const { status, level, sponsorLevel } = filters;
  return (row, person) =>
    (depth === null || person.profundidade === depth) &&
    (status === '' || person.assinatura_status === status) &&
    (level === '' || person.nivel === level) &&
    (sponsorLevel === '' || person.indicador_nivel === sponsorLevel) &&
    (name === '' || (index.names[row] ?? '').includes(name)) &&
    (email === '' || (index.emails[row] ?? '').includes(email));
}

/** Adds one to the count of a value; unknown values are not counted. */
function count<Value>(counts: Map<Value, number>, value: Value | null): void {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/**
 * Filters and counts the network.
 * @param order row numbers from `sortReferrals`; null keeps the server's order
 */
export function findReferrals(
  index: ReferralIndex,
  filters: ReferralFilters,
  order: readonly number[] | null,
): FoundReferrals {
  const passes = rowFilter(index, filters);
  const people: Referral[] = [];
  const byStatus = new Map<string, number>();
  const byDepth = new Map<number, number>();
  for (let at = 0; at < index.people.length; at += 1) {
    const row = order?.[at] ?? at;
    const person = index.people[row];
    if (person === undefined || !passes(row, person)) continue;
    people.push(person);
    count(byStatus, person.assinatura_status);
    count(byDepth, person.profundidade);
  }
  return { people, byStatus, byDepth };
}
