import { EmptyState, Stack, statusOf, StatusText, Text } from '@raiz/ui';
import { countOf, emptyValue, formatCount, formatDate, trimUnseen } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { networkListsMessages as lists, referralsMessages as messages } from '@raiz/ui/messages/network';
import { DenseTable, type DenseTableColumn, Pagination, rowsOfPage, SortSelect, type TableSort } from '@raiz/ui/table';
import { memo, type MouseEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rowKeys } from '../../shared/reads/rows.ts';
import { rowsOnPaper, usePrinting } from '../../shared/page/printing.ts';
import { useEventCallback } from '../../shared/page/useEventCallback.ts';
import { inUse, queryOf } from '../../shared/page/viewInAddress.ts';
import { Filters } from '../shared/Filters.tsx';
import { levelChip } from '../shared/levelChip.tsx';
import { isDirect, nameOf, type Referral } from './findReferrals.ts';
import { PersonSheet } from './lazyPersonSheet.ts';
import { NameSearch, ReferralFields } from './ReferralFilters.tsx';
import {
  filterParameters,
  noFilters,
  personParameter,
  type ReferralFilters,
  type ReferralsView,
  viewParameters,
} from './referralsView.ts';
import type { Network } from './useNetwork.ts';
import * as styles from './Referrals.css.ts';

/** The level of the sponsor; nothing below the dash of an unknown one, and below the member. */
function sponsorLevelOf(person: Referral): string {
  const { indicador_nome, indicador_nivel } = person;
  if (isDirect(person)) return '';
  return indicador_nivel || (indicador_nome ? emptyValue : '');
}

/** The columns of the table. On phones, a row shows name, status, level and depth, on tablets the date too. */
export const referralColumns: readonly DenseTableColumn<Referral>[] = [
  { id: 'name', header: messages.name, rowHeader: true, sortable: true, width: '15.25rem', render: nameOf },
  {
    id: 'email',
    header: messages.email,
    below: true,
    sortable: true,
    listPlacement: 'hidden',
    render: ({ email }) => email || emptyValue,
  },
  {
    id: 'status',
    header: messages.status,
    sortable: true,
    width: '6.75rem',
    listPlacement: 'value',
    render: ({ assinatura_status: status }) =>
      status === null ? emptyValue : <StatusText {...statusOf('person', status)} />,
  },
  {
    id: 'level',
    header: messages.level,
    sortable: true,
    width: '10.75rem',
    listLabel: '',
    render: ({ nivel }) => levelChip(nivel),
  },
  {
    id: 'sponsor',
    header: messages.sponsor,
    sortable: true,
    width: '11.75rem',
    wideOnly: true,
    listPlacement: 'hidden',
    render: (person) => (isDirect(person) ? messages.you : person.indicador_nome || emptyValue),
  },
  {
    id: 'sponsorLevel',
    header: messages.sponsorLevel,
    below: true,
    sortable: true,
    wideOnly: true,
    listPlacement: 'hidden',
    render: sponsorLevelOf,
  },
  {
    id: 'depth',
    header: messages.depth,
    sortable: true,
    align: 'end',
    width: '7.75rem',
    wideOnly: true,
    listLabel: `${messages.depth} `,
    render: ({ profundidade }) => profundidade ?? emptyValue,
  },
  {
    id: 'date',
    header: messages.dateColumn,
    sortable: true,
    align: 'end',
    width: '7.5rem',
    listPlacement: 'hidden',
    render: ({ referral_date }) => formatDate(referral_date),
  },
];

export interface NetworkTableProps extends Network {
  /** Called with the filters to change; stable across renders. */
  onFilter: (changes: Partial<ReferralFilters>) => void;
}

/** Filters and rows, and a person's sheet. */
export function NetworkTable({ onFilter, ...network }: NetworkTableProps) {
  const { index, view, change, shown, found } = network;
  const { person, open, close } = useOpenPerson(network);
  const rowKey = useMemo(() => rowKeys(index.people), [index]);
  return (
    <Stack gap={8}>
      <Filters
        inUse={inUse(filterParameters, view)}
        onClear={() => onFilter(noFilters)}
        found={found.people.length}
        result={countOf(found.people.length, messages.count)}
        search={<NameSearch filters={view} onChange={onFilter} />}
        sheetOnly={
          <SortSelect columns={referralColumns} sort={view.sort} onSort={(sort) => change({ sort, page: 1 })} />
        }
      >
        <ReferralFields index={index} filters={view} found={found} onChange={onFilter} />
      </Filters>
      <ReferralRows
        people={found.people}
        rowKey={rowKey}
        sort={shown.sort}
        page={shown.page}
        filters={filtersText(shown)}
        busy={shown.sort !== view.sort}
        onChange={change}
        onPerson={open}
      />
      {person !== null && <PersonSheet treeLink onClose={close} person={person} />}
    </Stack>
  );
}

/** The active filters on paper, such as "Status: Inativa · Profundidade: 2". */
function filtersText({ name, email, status, depth, level, sponsorLevel }: ReferralFilters): string {
  const all = [
    [messages.name, name],
    [messages.email, email],
    [messages.status, status],
    [messages.depth, depth],
    [messages.level, level],
    [messages.sponsorLevel, sponsorLevel],
  ] as const;
  return all
    .filter(([, value]) => trimUnseen(value) !== '')
    .map((filter) => filter.join(': '))
    .join(' · ');
}

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
const ReferralRows = memo(function ReferralRows(props: ReferralRowsProps) {
  const { people, rowKey, sort, page, filters, busy, onChange, onPerson } = props;
  const isPaper = usePrinting() !== null;
  const rows = useMemo(
    () => (isPaper ? people.slice(0, rowsOnPaper) : rowsOfPage(people, page, pageSize)),
    [people, page, isPaper],
  );
  const columns = useReferralColumns(onPerson);
  return (
    <Stack gap={12}>
      {isPaper && (
        <Text size="caption" tone="muted">
          {[countOf(people.length, messages.count), filters].filter(Boolean).join(' · ')}
        </Text>
      )}
      <DenseTable
        caption={messages.tableCaption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={sort}
        onSort={(next) => onChange({ sort: next, page: 1 })}
        busy={busy}
        page={page}
        empty={filters ? <EmptyState title={messages.noMatch} /> : undefined}
      />
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

/**
 * The columns of the table, with names that open the person's sheet. A person without an id has no
 * address.
 * @param onPerson Opens the sheet; must be stable across renders, or all rows render again.
 */
function useReferralColumns(onPerson: (person: Referral) => void): readonly DenseTableColumn<Referral>[] {
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

/** Navigation state of an entry opened from the table. */
interface OpenedHere {
  /** The index of the person among those with the id in the address. */
  openedPerson: number;
}

function isOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedPerson' in state;
}

/** The people with an id: one, unless the server repeats ids. */
function withIdOf({ people }: Network['index'], id: number | null): Referral[] {
  return people.filter((person) => person.id === id);
}

/**
 * The person in the address, whose sheet is open. Opening adds an entry to the history, so that
 * "back" closes the sheet.
 */
function useOpenPerson({ index, view, change }: Network) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const at = isOpenedHere(state) ? state.openedPerson : 0;
  const person = useMemo<Referral | null>(() => {
    if (view.person === null) return null;
    const people = withIdOf(index, view.person);
    return people[at] ?? people[0] ?? null;
  }, [index, view.person, at]);
  /** Opens a person; stable across renders. */
  const open = useEventCallback((pressed: Referral) => {
    const search = queryOf(viewParameters, { ...view, person: pressed.id });
    const opened: OpenedHere = { openedPerson: withIdOf(index, pressed.id).indexOf(pressed) };
    void navigate({ search }, { state: opened, preventScrollReset: true });
  });
  function close() {
    if (isOpenedHere(state)) void navigate(-1);
    else change({ person: null });
  }
  return { person, open, close };
}
