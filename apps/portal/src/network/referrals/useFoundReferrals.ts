import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { FoundReferrals } from './findReferrals.ts';
import { orderBy, type RowOrder } from './orderBy.ts';
import { type ReferralIndex } from './referralIndex.ts';
import { referralSearch } from './referralSearch.ts';
import { columnOf, type ReferralColumn, type ReferralsView } from './referralsView.ts';
import type { Work } from './slices.ts';
import { usePrepared } from './usePrepared.ts';

/** What the table shows just now. */
export interface ShownReferrals {
  found: FoundReferrals;
  /** Another order is on its way. */
  busy: boolean;
}

interface ColumnOrder {
  index: ReferralIndex;
  column: ReferralColumn | null;
  order: RowOrder | null;
}

/** Each order is worked out once for a network, and kept. */
function* orderOnce(
  index: ReferralIndex,
  column: ReferralColumn | null,
  known: Map<ReferralColumn, RowOrder>,
): Work<ColumnOrder> {
  if (column === null) return { index, column, order: null };
  const order = known.get(column) ?? (yield* orderBy(index, column));
  known.set(column, order);
  return { index, column, order };
}

/** How many people can be looked at between a key and its frame on a slow phone. */
const withTheKey = 20_000;

/** Filters the network with the keystroke itself, or right after it where that are too many; another order follows as soon as it has been worked out. */
export function useFoundReferrals(index: ReferralIndex, view: ReferralsView): ShownReferrals {
  const known = useMemo(() => ({ index, orders: new Map<ReferralColumn, RowOrder>() }), [index]);
  const search = useMemo(() => referralSearch(index), [index]);
  const column = columnOf(view.sort);
  const begin = useCallback(() => orderOnce(known.index, column, known.orders), [known, column]);
  const prepared = usePrepared(begin, column === null || known.orders.has(column) ? 0 : index.people.length);
  const [last, setLast] = useState<ColumnOrder>({ index, column: null, order: null });
  if (prepared !== null && prepared !== last) setLast(prepared);
  // Until a new order is there the rows keep the one they have; that of another network means nothing.
  const usable = prepared ?? (last.index === index ? last : null);
  const order = usable?.order ?? null;

  const { name, email, status, depth, level, sponsorLevel } = view;
  const wanted = useMemo(
    () => ({ name, email, status, depth, level, sponsorLevel }),
    [name, email, status, depth, level, sponsorLevel],
  );
  const later = useDeferredValue(wanted);
  const descending = view.sort?.direction === 'descending';
  const filters = search.effort(wanted, order, descending) > withTheKey ? later : wanted;
  const found = useMemo(() => search.find(filters, order, descending), [search, filters, order, descending]);
  return { found, busy: prepared === null || filters !== wanted };
}
