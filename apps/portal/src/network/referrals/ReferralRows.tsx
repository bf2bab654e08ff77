import { LevelChip, StatusBadge, TextLink } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { Pagination, rowsOfPage, SortableTable, type DataTableColumn, type TableSort } from '@raiz/ui/table';
import { memo, useMemo, type ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { PersonLinks } from './PersonLinks.tsx';
import type { Referral } from './referralIndex.ts';
import { noFilters, writeView, type ReferralsView } from './referralsView.ts';

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
}

function levelCell(level: string | null): ReactNode {
  return level ? <LevelChip level={level} /> : emptyValue;
}

/** The name as a link to the tree; as text without an id. */
function nameCell({ id, name }: Referral): ReactNode {
  const text = name?.trim() || emptyValue;
  if (id === null) return text;
  return (
    <TextLink look="inherit" href={addressInTree(id)}>
      {text}
    </TextLink>
  );
}

/** Address of a person in the tree. */
function addressInTree(person: number): string {
  const params = writeView({ ...noFilters, sort: null, page: 1, shape: 'tree', person });
  return `${paths.referrals}?${params.toString()}`;
}

/**
 * The e-mail is last: it is long and searched for rather than read, and the other columns fit a
 * window of 1280 px without it.
 */
const columns: readonly DataTableColumn<Referral>[] = [
  {
    id: 'name',
    header: messages.name,
    rowHeader: true,
    width: '13rem',
    render: nameCell,
  },
  {
    id: 'status',
    header: messages.status,
    width: '7.75rem',
    render: ({ assinatura_status }) => (
      <StatusBadge kind="person" status={assinatura_status ?? emptyValue} words={statusWords} />
    ),
  },
  { id: 'level', header: messages.level, width: '9.75rem', render: ({ nivel }) => levelCell(nivel) },
  {
    id: 'depth',
    header: messages.depth,
    align: 'end',
    width: '8rem',
    render: (person) => person.profundidade ?? emptyValue,
  },
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
    render: ({ indicador_nivel }) => levelCell(indicador_nivel),
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

/** Keyed by position: a keystroke changes the texts of the rows and reuses their elements. */
function keyByPosition(_person: Referral, at: number): number {
  return at;
}

/** One page of people with pagination. */
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
        rowKey={keyByPosition}
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
