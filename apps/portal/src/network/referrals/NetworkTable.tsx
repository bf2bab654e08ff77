import { Stack } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { networkListsMessages, referralsMessages as messages } from '@raiz/ui/messages/network';
import { FilterBar } from '@raiz/ui/table';
import { useCallback } from 'react';
import { activeFilters } from './activeFilters.ts';
import { ExportReferrals } from './ExportReferrals.tsx';
import { ReferralFields } from './ReferralFields.tsx';
import type { ReferralIndex } from './referralIndex.ts';
import { ReferralRows } from './ReferralRows.tsx';
import { ReferralsSummary } from './ReferralsSummary.tsx';
import { filterKeys, noFilters, type ReferralFilters, type ReferralsView } from './referralsView.ts';
import { useFoundReferrals } from './useFoundReferrals.ts';

export interface NetworkTableProps {
  /** The whole network, prepared for search and for the tree. */
  index: ReferralIndex;
  /** Filters, order and page. */
  view: ReferralsView;
  /** Called with what is to be changed of the view. */
  onChange: (changes: Partial<ReferralsView>) => void;
}

/** Filters, numbers and the table: one drawing from the key to the rows in sight. */
export function NetworkTable({ index, view, onChange }: NetworkTableProps) {
  const { found, busy } = useFoundReferrals(index, view);
  const active = activeFilters(view);
  const filter = useCallback((changes: Partial<ReferralFilters>) => onChange({ ...changes, page: 1 }), [onChange]);
  const clear = () => onChange({ ...noFilters, page: 1 });
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
        onClear={clear}
        result={countOf(found.people.length, messages.count)}
      >
        <ReferralFields index={index} filters={view} onChange={filter} />
      </FilterBar>
      <ReferralsSummary found={found} />
      <ExportReferrals people={found.people} />
      <ReferralRows
        people={found.people}
        sort={view.sort}
        page={view.page}
        filtered={active.length > 0}
        busy={busy}
        onChange={onChange}
      />
    </Stack>
  );
}
