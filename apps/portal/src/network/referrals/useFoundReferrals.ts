import { useMemo } from 'react';
import { findReferrals, type FoundReferrals } from './findReferrals.ts';
import type { ReferralIndex } from './referralIndex.ts';
import { columnOf, type ReferralsView } from './referralsView.ts';
import { sortReferrals } from './sortReferrals.ts';

/** Sorts and filters the network. Another page or filter does not sort again. */
export function useFoundReferrals(index: ReferralIndex, view: ReferralsView): FoundReferrals {
  const column = columnOf(view.sort);
  const descending = view.sort?.direction === 'descending';
  const order = useMemo(
    () => (column === null ? null : sortReferrals(index, column, descending)),
    [index, column, descending],
  );
  const { name, email, status, depth, level, sponsorLevel } = view;
  return useMemo(
    () => findReferrals(index, { name, email, status, depth, level, sponsorLevel }, order),
    [index, name, email, status, depth, level, sponsorLevel, order],
  );
}
