import { Stack } from '@raiz/ui';
import { referralsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { Pagination, rowsOfPage, SortableTable, type TableSort } from '@raiz/ui/table';
import { memo, useMemo } from 'react';
import type { Referral } from './referralIndex.ts';
import { noFilters, type ReferralsView } from './referralsView.ts';
import { useReferralColumns } from './useReferralColumns.tsx';

/** Rows per page (docs/specification.md#limits). */
const pageSize = 100;

export interface ReferralRowsProps {
  /** The people who pass the filters, in order. */
  people: readonly Referral[];
  /** Column and direction; null for the server's order. */
  sort: TableSort | null;
  /** The page shown, from 1. */
  page: number;
  /** Whether any filter is active. */
  filtered: boolean;
  /** Whether a deferred render will show the rows in another order. */
  busy: boolean;
  /** Called with the parts of the view to change. */
  onChange: (changes: Partial<ReferralsView>) => void;
  /** Called with the id of the person to show; the same function in each render. */
  onPerson: (id: number) => void;
}

/** Keyed by position: a keystroke changes the texts of the rows and reuses their elements. */
function keyByPosition(_person: Referral, at: number): number {
  return at;
}

/** One page of people with pagination. */
export const ReferralRows = memo(function ReferralRows(props: ReferralRowsProps) {
  const { people, sort, page, filtered, busy, onChange, onPerson } = props;
  const rows = useMemo(() => rowsOfPage(people, page, pageSize), [people, page]);
  const columns = useReferralColumns(onPerson);
  return (
    <Stack gap={12}>
      <SortableTable
        caption={messages.tableCaption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={keyByPosition}
        sort={sort}
        onSort={(next) => onChange({ sort: next, page: 1 })}
        sortSelect={false}
        density="compact"
        layout="fixed"
        busy={busy}
        page={page}
        noMatch={
          filtered
            ? {
                title: messages.noMatch,
                clearText: lists.filters.clear,
                onClear: () => onChange({ ...noFilters, page: 1 }),
              }
            : undefined
        }
      />
      {people.length > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={people.length}
          onPage={(next) => onChange({ page: next })}
          label={messages.pages}
          texts={lists.pages}
        />
      )}
    </Stack>
  );
});
