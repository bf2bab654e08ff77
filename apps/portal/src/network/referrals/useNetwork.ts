import { useDeferredValue, useMemo } from 'react';
import { useViewInAddress } from '../../shared/page/viewInAddress.ts';
import {
  findReferrals,
  type FoundReferrals,
  indexPeople,
  type Referral,
  type ReferralIndex,
  sortReferrals,
} from './findReferrals.ts';
import { columnOf, viewParameters, type ReferralsView } from './referralsView.ts';

const noPeople: readonly (Referral | null)[] = [];

/** The network, the view of the page, and the function that changes it. */
export interface Network {
  /** The whole network, indexed for search. */
  index: ReferralIndex;
  /** Filters, order, page, and table or tree, as in the address. */
  view: ReferralsView;
  /** Changes parts of the view; stable across renders. */
  change: (changes: Partial<ReferralsView>) => void;
  /** The view of `found`: the previous one until a deferred render has the new one. */
  shown: ReferralsView;
  /** The people who match the filters of `shown`, in its order. */
  found: FoundReferrals;
}

/**
 * The network for the view in the address. Fields render at once; counts and rows in a deferred
 * render, which the next key interrupts
 * (docs/decisions/0030-the-network-table-without-machinery.md).
 * @param people the network as received, in the server's order; null before that
 */
export function useNetwork(people: readonly (Referral | null)[] | null): Network {
  const [view, change] = useViewInAddress(viewParameters);
  const shown = useDeferredValue(view);
  const index = useMemo(() => indexPeople(people ?? noPeople), [people]);
  const found = useFoundReferrals(index, shown);
  return { index, view, change, shown, found };
}

/** Sorts, then filters. A keystroke in a filter does not sort again; another page does neither. */
function useFoundReferrals(index: ReferralIndex, view: ReferralsView): FoundReferrals {
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
