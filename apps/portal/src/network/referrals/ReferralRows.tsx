import { TextLink } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { Pagination, rowsOfPage, SortableTable, type DataTableColumn, type TableSort } from '@raiz/ui/table';
import { memo, useMemo } from 'react';
import { paths } from '../../shared/paths.ts';
import { levelChip, stateBadge } from './chips.tsx';
import { PersonLinks } from './PersonLinks.tsx';
import type { Referral } from './referralIndex.ts';
import { noFilters, writeView, type ReferralsView } from './referralsView.ts';

/** Rows of a page (spec, section 9). */
const pageSize = 100;

export interface ReferralRowsProps {
  /** Those that the filters leave, in order. */
  people: readonly Referral[];
  /** Column and direction; null for the server's order. */
  sort: TableSort | null;
  /** The page shown, from 1. */
  page: number;
  /** Some filter is in use. */
  filtered: boolean;
  /** Other rows are on their way. */
  busy: boolean;
  /** Called with what is to be changed of the view. */
  onChange: (changes: Partial<ReferralsView>) => void;
}

/** Where the tree shows somebody. */
function placeInTree(person: number): string {
  const params = writeView({ ...noFilters, sort: null, page: 1, shape: 'tree', person });
  return `${paths.referrals}?${params.toString()}`;
}

/**
 * In the order in which a leader asks: who, in which state, how far, by whom, since when. All of that is in sight in a window of
 * 1280 px; the e-mail, which is long and looked for by its filter rather than read, comes last, in one line, and ends where one scrolls to.
 */
const columns: readonly DataTableColumn<Referral>[] = [
  {
    id: 'name',
    header: messages.name,
    rowHeader: true,
    width: '13rem',
    render: ({ id, name }) => (
      <TextLink look="inherit" href={placeInTree(id)}>
        {name.trim() || emptyValue}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: messages.status,
    width: '7.75rem',
    render: (person) => stateBadge(person.assinatura_status),
  },
  { id: 'level', header: messages.level, width: '9.75rem', render: ({ nivel }) => levelChip(nivel) },
  { id: 'depth', header: messages.depth, align: 'end', width: '8rem', render: (person) => person.profundidade },
  {
    id: 'sponsor',
    header: messages.sponsor,
    width: '9.25rem',
    render: (person) => person.indicador_nome || emptyValue,
  },
  {
    id: 'sponsorLevel',
    header: messages.sponsorLevel,
    width: '9.75rem',
    render: ({ indicador_nivel }) => levelChip(indicador_nivel),
  },
  {
    id: 'date',
    header: messages.date,
    align: 'end',
    width: '7.25rem',
    render: (person) => formatDate(person.referral_date),
  },
  { id: 'email', header: messages.email, width: '19rem', render: ({ email }) => email || emptyValue },
];

const sortable = columns.map((column) => ({ ...column, sortable: true }));

/** Rows are replaced by others as one types: a line keeps its place and changes its words. */
function placeOf(_person: Referral, at: number): number {
  return at;
}

/** One page of people, and the way to the others. */
export const ReferralRows = memo(function ReferralRows(props: ReferralRowsProps) {
  const { people, sort, page, filtered, busy, onChange } = props;
  const rows = useMemo(() => rowsOfPage(people, page, pageSize), [people, page]);
  return (
    <PersonLinks>
      <SortableTable
        caption={messages.tableCaption}
        hideCaption
        columns={sortable}
        rows={rows}
        rowKey={placeOf}
        sort={sort}
        onSort={(next) => onChange({ sort: next, page: 1 })}
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
      <Pagination
        page={page}
        pageSize={pageSize}
        total={people.length}
        onPage={(next) => onChange({ page: next })}
        label={messages.pages}
        texts={lists.pages}
      />
    </PersonLinks>
  );
});
