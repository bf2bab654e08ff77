import { EmptyState, Stack, statusOf, StatusText, Text } from '@raiz/ui';
import { countOf, emptyValue, formatCount, formatDate } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { networkListsMessages as lists, referralsMessages as messages } from '@raiz/ui/messages/network';
import { Pagination, rowsOfPage } from '@raiz/ui/table';
import { memo, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { rowsOnPaper, usePrinting } from '../../shared/page/printing.ts';
import type { TableSort } from '../../shared/page/viewInAddress.ts';
import { levelChip } from '../shared/levelChip.tsx';
import { PeopleTable } from '../shared/PeopleTable.tsx';
import type { SortableColumn } from '../shared/Sorting.tsx';
import { isDirect, nameOf, type Referral } from './findReferrals.ts';
import { personParameter, type ReferralsView } from './referralsView.ts';
import * as styles from './Referrals.css.ts';

/** The level of the sponsor; nothing below the dash of an unknown one, and below the member. */
function sponsorLevelOf(person: Referral): string {
  const { indicador_nome, indicador_nivel } = person;
  if (isDirect(person)) return '';
  return indicador_nivel || (indicador_nome ? emptyValue : '');
}

/** The columns of the table. On phones, a row shows name, status, level and depth, on tablets the date too. */
export const referralColumns: readonly SortableColumn<Referral>[] = [
  { id: 'name', header: messages.name, rowHeader: true, sortable: true, render: nameOf },
  {
    id: 'email',
    header: messages.email,
    sortable: true,
    secondLine: true,
    listPlacement: 'hidden',
    render: ({ email }) => email || emptyValue,
  },
  {
    id: 'status',
    header: messages.status,
    sortable: true,
    listPlacement: 'value',
    render: ({ assinatura_status: status }) =>
      status === null ? emptyValue : <StatusText {...statusOf('person', status)} />,
  },
  {
    id: 'level',
    header: messages.level,
    sortable: true,
    listLabel: '',
    render: ({ nivel }) => levelChip(nivel),
  },
  {
    id: 'sponsor',
    header: messages.sponsor,
    sortable: true,
    wideOnly: true,
    listPlacement: 'hidden',
    render: (person) => (isDirect(person) ? messages.you : person.indicador_nome || emptyValue),
  },
  {
    id: 'sponsorLevel',
    header: messages.sponsorLevel,
    sortable: true,
    secondLine: true,
    wideOnly: true,
    listPlacement: 'hidden',
    render: sponsorLevelOf,
  },
  {
    id: 'depth',
    header: messages.depth,
    sortable: true,
    align: 'end',
    wideOnly: true,
    listLabel: `${messages.depth} `,
    render: ({ profundidade }) => profundidade ?? emptyValue,
  },
  {
    id: 'date',
    header: messages.dateColumn,
    sortable: true,
    align: 'end',
    listPlacement: 'hidden',
    render: ({ referral_date }) => formatDate(referral_date),
  },
];

/** Rows per page (docs/specification.md#limits). */
const pageSize = 100;

interface ReferralRowsProps {
  /** The people who pass the filters, in order. */
  people: readonly Referral[];
  /** React key of a person, whatever the page and the order. */
  rowKey: (person: Referral) => string;
  /** Column and direction; null for the server's order. */
  sort: TableSort | null;
  /** The page shown, from 1. */
  page: number;
  /** The active filters in words; '' without any. */
  filters: string;
  /** Whether a deferred render with another order is pending. */
  busy: boolean;
  /** Called with the parts of the view to change. */
  onChange: (changes: Partial<ReferralsView>) => void;
  /** Called with the person to show, who has an id; must be stable across renders. */
  onPerson: (person: Referral) => void;
}

/** One page of people with pagination; paper has them all, up to `rowsOnPaper`. */
export const ReferralRows = memo(function ReferralRows(props: ReferralRowsProps) {
  const { people, rowKey, sort, page, filters, busy, onChange, onPerson } = props;
  const isPaper = usePrinting() !== null;
  const rows = useMemo(
    () => (isPaper ? people.slice(0, rowsOnPaper) : rowsOfPage(people, page, pageSize)),
    [people, page, isPaper],
  );
  const columns = useReferralColumns(onPerson);
  const table = useRef<HTMLDivElement>(null);
  useScrollToFirstRow(table, page);
  return (
    <Stack gap={12}>
      {isPaper && (
        <Text size="caption" tone="muted">
          {[countOf(people.length, messages.count), filters].filter(Boolean).join(' · ')}
        </Text>
      )}
      <div>
        <BusySign busy={busy} />
        <PeopleTable
          of="network"
          caption={messages.tableCaption}
          hideCaption
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          sort={sort}
          onSort={(next) => onChange({ sort: next, page: 1 })}
          busy={busy}
          ref={table}
          empty={filters ? <EmptyState title={messages.noMatch} /> : undefined}
        />
      </div>
      {rows.length < people.length && isPaper && (
        <Text>{commonMessages.rowsShown({ shown: formatCount(rows.length), total: formatCount(people.length) })}</Text>
      )}
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

/** Floating label above the rows while others are loading; moves nothing. */
function BusySign({ busy }: { busy: boolean }) {
  return (
    // Always in the document: screen readers announce only changes of an existing status element.
    <div role="status" className={styles.busyContainer}>
      {busy && <span className={styles.busyLabel}>{commonMessages.loading}</span>}
    </div>
  );
}

/** Scrolls the table to its first row when the page changes: the pagination is below the last row. */
function useScrollToFirstRow(table: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = table.current;
    if (element === null) return;
    element.scrollTop = 0;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [table, page]);
}

/**
 * The columns of the table, with names that open the person's sheet. A person without an id has no
 * address.
 * @param onPerson Opens the sheet; must be stable across renders, or all rows render again.
 */
function useReferralColumns(onPerson: (person: Referral) => void): readonly SortableColumn<Referral>[] {
  return useMemo(() => {
    // A plain anchor: a router's link renders again on each change of the address, which is slow
    // for a hundred rows.
    function render(person: Referral) {
      const { id } = person;
      if (id === null) return nameOf(person);
      return (
        <a
          href={`?${personParameter}=${id}`}
          className={styles.name}
          onClick={(event) => follow(event, () => onPerson(person))}
        >
          {nameOf(person)}
        </a>
      );
    }
    return referralColumns.map((column) => (column.rowHeader ? { ...column, render } : column));
  }, [onPerson]);
}

/** Acts on a plain click: with a modifier key or another button, the browser opens a tab. */
function follow(event: MouseEvent, act: () => void): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  act();
}
