import { findReferrals, type FoundReferrals } from './findReferrals.ts';
import type { RowOrder } from './orderBy.ts';
import type { ReferralIndex } from './referralIndex.ts';
import { filterKeys, type ReferralFilters } from './referralsView.ts';

/** Answers that are kept: enough for taking back the letters of a short word. */
const kept = 8;

interface Answer {
  filters: ReferralFilters;
  order: RowOrder | null;
  descending: boolean;
  found: FoundReferrals;
}

/** Whether everybody who passes `filters` passes `before` too. */
function isNarrower(filters: ReferralFilters, before: ReferralFilters): boolean {
  return filterKeys.every((key) => {
    if (key === 'name' || key === 'email') return filters[key].trim().startsWith(before[key].trim());
    return before[key] === '' || filters[key] === before[key];
  });
}

function isSame(filters: ReferralFilters, other: ReferralFilters): boolean {
  return filterKeys.every((key) => filters[key] === other[key]);
}

/** Looks for people, and tells beforehand how much work that is. */
export interface ReferralSearch {
  /** See `findReferrals`, whose answers it gives. */
  find: (filters: ReferralFilters, order: RowOrder | null, descending: boolean) => FoundReferrals;
  /** How many people would have to be looked at; 0 for an answer that is remembered. */
  effort: (filters: ReferralFilters, order: RowOrder | null, descending: boolean) => number;
}

/**
 * A search that remembers its last answers: a further letter is looked for among those that the letters before have left, and
 * a letter taken back costs nothing.
 */
export function referralSearch(index: ReferralIndex): ReferralSearch {
  let answers: readonly Answer[] = [];

  /** The answer itself, if it is remembered, and the shortest of those that hold everybody who is looked for. */
  function remembered(filters: ReferralFilters, order: RowOrder | null, descending: boolean) {
    const usable = answers.filter((one) => one.order === order && one.descending === descending);
    const [wider] = usable
      .filter((one) => isNarrower(filters, one.filters))
      .sort((a, b) => a.found.rows.length - b.found.rows.length);
    return { same: usable.find((one) => isSame(filters, one.filters))?.found, wider: wider?.found };
  }

  return {
    find(filters, order, descending) {
      const { same, wider } = remembered(filters, order, descending);
      if (same !== undefined) return same;
      const found = findReferrals(index, filters, order, descending, wider?.rows);
      answers = [{ filters, order, descending, found }, ...answers].slice(0, kept);
      return found;
    },
    effort(filters, order, descending) {
      const { same, wider } = remembered(filters, order, descending);
      return same === undefined ? (wider?.rows ?? index.people).length : 0;
    },
  };
}
