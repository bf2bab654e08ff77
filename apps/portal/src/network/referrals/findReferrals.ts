import { fold } from '@raiz/ui/format';
import type { Referral, ReferralIndex } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

/** The people who pass the filters, and counts that say what another choice would find. */
export interface FoundReferrals {
  people: readonly Referral[];
  /** Number of people without the filters for status and depth. */
  total: number;
  /** Number of people by subscription status, without the status filter. */
  byStatus: ReadonlyMap<string, number>;
  /** Number of people by depth, without the depth filter. */
  byDepth: ReadonlyMap<number, number>;
}

/** Returns a test whether a row passes all filters but those for status and depth. */
function rowFilter(index: ReferralIndex, filters: ReferralFilters): (row: number, person: Referral) => boolean {
  const name = fold(filters.name.trim());
  const email = fold(filters.email.trim());
  const { level, sponsorLevel } = filters;
  return (row, person) =>
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
  const depth = filters.depth === '' ? null : Number(filters.depth);
  const people: Referral[] = [];
  const byStatus = new Map<string, number>();
  const byDepth = new Map<number, number>();
  let total = 0;
  for (let at = 0; at < index.people.length; at += 1) {
    const row = order?.[at] ?? at;
    const person = index.people[row];
    if (person === undefined || !passes(row, person)) continue;
    const hasStatus = filters.status === '' || person.assinatura_status === filters.status;
    const hasDepth = depth === null || person.profundidade === depth;
    total += 1;
    if (hasDepth) count(byStatus, person.assinatura_status);
    if (hasStatus) count(byDepth, person.profundidade);
    if (hasStatus && hasDepth) people.push(person);
  }
  return { people, total, byStatus, byDepth };
}
