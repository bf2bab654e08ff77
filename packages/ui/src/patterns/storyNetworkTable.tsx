import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from '../format/fold.ts';
import { formatDate } from '../format/date.ts';
import { countOf } from '../format/plural.ts';
import { EmptyState, LevelChip, SelectField, Stack, StatusBadge, TextField } from '../index.ts';
import { referralsMessages as messages } from '../messages/network.ts';
import {
  compareText,
  DataTable,
  FilterBar,
  Pagination,
  rowsOfPage,
  type ActiveFilter,
  type DataTableColumn,
  type TableSort,
} from '../table.ts';
import type { StoryPerson } from './storyNetwork.ts';

const pageSize = 100;

const columns: readonly DataTableColumn<StoryPerson>[] = [
  { id: 'name', header: messages.name, rowHeader: true, sortable: true, width: '15rem', render: ({ name }) => name },
  { id: 'email', header: messages.email, sortable: true, width: '15rem', render: ({ email }) => email },
  { id: 'date', header: messages.date, align: 'end', sortable: true, render: ({ date }) => formatDate(date) },
  { id: 'depth', header: messages.depth, align: 'end', sortable: true, render: ({ depth }) => depth },
  { id: 'status', header: messages.status, render: ({ status }) => <StatusBadge kind="person" status={status} /> },
  { id: 'level', header: messages.level, render: ({ level }) => <LevelChip level={level} /> },
];

const orders: Record<string, (a: StoryPerson, b: StoryPerson) => number> = {
  name: (a, b) => compareText(a.name, b.name),
  email: (a, b) => compareText(a.email, b.email),
  date: (a, b) => a.date.localeCompare(b.date),
  depth: (a, b) => a.depth - b.depth,
};

function sorted(people: readonly StoryPerson[], sort: TableSort | null): readonly StoryPerson[] {
  const order = sort && orders[sort.columnId];
  if (!order) return people;
  const upward = people.toSorted(order);
  return sort.direction === 'ascending' ? upward : upward.reverse();
}

const statuses = ['', 'Ativa', 'Teste', 'Inativa'].map((word) => ({ value: word, label: word || messages.all }));

/** A network with filters, order and pages, all of it in the page's memory. */
export function StoryNetworkTable({ people }: { people: readonly StoryPerson[] }) {
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const [sort, setSort] = useState<TableSort | null>(null);
  const [page, setPage] = useState(1);
  const sought = useDeferredValue(fold(name.trim()));
  const index = useMemo(() => people.map((person) => ({ person, text: fold(person.name) })), [people]);
  const found = useMemo(
    () =>
      sorted(
        index
          .filter(({ person, text }) => (status === '' || person.status === status) && text.includes(sought))
          .map(({ person }) => person),
        sort,
      ),
    [index, status, sought, sort],
  );
  const rows = useMemo(() => rowsOfPage(found, page, pageSize), [found, page]);
  const active: ActiveFilter[] = [
    ...(name === '' ? [] : [{ id: 'name', label: `${messages.name}: ${name}` }]),
    ...(status === '' ? [] : [{ id: 'status', label: `${messages.status}: ${status}` }]),
  ];
  function filterBy(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      setPage(1);
    };
  }
  function clear() {
    filterBy(setName)('');
    setStatus('');
  }

  return (
    <Stack gap={16}>
      <FilterBar
        active={active}
        onRemove={(id) => filterBy(id === 'name' ? setName : setStatus)('')}
        onClear={clear}
        result={countOf(found.length, messages.count)}
      >
        <TextField type="search" label={messages.name} optionalText="" value={name} onChange={filterBy(setName)} />
        <SelectField
          label={messages.status}
          optionalText=""
          options={statuses}
          value={status}
          onChange={filterBy(setStatus)}
        />
      </FilterBar>
      <DataTable
        caption={messages.tableCaption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={placeOf}
        sort={sort}
        onSort={setSort}
        density="compact"
        layout="fixed"
        empty={people.length === 0 ? <EmptyState title={messages.none} /> : <EmptyState title={messages.noMatch} />}
      />
      <Pagination page={page} pageSize={pageSize} total={found.length} onPage={setPage} label={messages.pages.label} />
    </Stack>
  );
}

/** Rows are replaced by others as one types: a line keeps its place and changes its words. */
function placeOf(_person: StoryPerson, at: number): number {
  return at;
}
