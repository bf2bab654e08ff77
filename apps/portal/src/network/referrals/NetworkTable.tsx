import { Stack } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { networkListsMessages, referralsMessages as messages } from '@raiz/ui/messages/network';
import { FilterBar } from '@raiz/ui/table';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { activeFilters } from './activeFilters.ts';
import { ExportReferrals } from './ExportReferrals.tsx';
import { findReferrals, type FoundReferrals } from './findReferrals.ts';
import { ReferralFields } from './ReferralFields.tsx';
import type { ReferralIndex } from './referralIndex.ts';
import { ReferralRows } from './ReferralRows.tsx';
import { ReferralsSummary } from './ReferralsSummary.tsx';
import { columnOf, filterKeys, noFilters, type ReferralFilters, type ReferralsView } from './referralsView.ts';
import { sortReferrals } from './sortReferrals.ts';

export interface NetworkTableProps {
  /** The whole network, prepared for search. */
  index: ReferralIndex;
  /** Filters, order and page. */
  view: ReferralsView;
  /** Called with the parts of the view to change; the same function in each render. */
  onChange: (changes: Partial<ReferralsView>) => void;
}

/**
 * Filters, counts and rows. The fields render at once; counts and rows follow in a deferred render,
 * which the next key interrupts (docs/decisions/0030-the-network-table-without-machinery.md).
 */
export function NetworkTable({ index, view, onChange }: NetworkTableProps) {
  const shown = useDeferredValue(view);
  const found = useFoundReferrals(index, shown);
  const active = activeFilters(view);
  const filter = useCallback((changes: Partial<ReferralFilters>) => onChange({ ...changes, page: 1 }), [onChange]);
  function remove(id: string) {
    const key = filterKeys.find((one) => one === id);
    if (key) onChange({ [key]: '', page: 1 });
  }
  return (
    <Stack gap={16}>
      <FilterBar
        collapsible
        texts={networkListsMessages.filters}
        active={active}
        onRemove={remove}
        onClear={() => onChange({ ...noFilters, page: 1 })}
        result={countOf(found.people.length, messages.count)}
      >
        <ReferralFields index={index} filters={view} onChange={filter} />
      </FilterBar>
      <ReferralsSummary found={found} />
      <ExportReferrals people={found.people} />
      <ReferralRows
        people={found.people}
        sort={shown.sort}
        page={shown.page}
        filtered={activeFilters(shown).length > 0}
        busy={shown.sort !== view.sort}
        onChange={onChange}
      />
    </Stack>
  );
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
