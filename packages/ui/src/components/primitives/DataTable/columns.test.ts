import { expect, test } from 'vitest';
import { type DataTableColumn, nextSort, rowGroups, sortChoices } from './columns.ts';

test('a column is sorted upward, then downward, then upward again', () => {
  const first = nextSort(null, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'name')].map(({ direction }) => direction)).toEqual([
    'ascending',
    'descending',
    'ascending',
  ]);
});

test('another column begins upward', () => {
  expect(nextSort({ columnId: 'name', direction: 'ascending' }, 'date')).toEqual({
    columnId: 'date',
    direction: 'ascending',
  });
});

const render = () => null;
const columns: DataTableColumn<unknown>[] = [
  { id: 'name', header: 'Nome', sortable: true, render },
  { id: 'status', header: 'Status', render },
  { id: 'depth', header: 'Profundidade', sortable: true, render },
];

test('each column that can be sorted by has two orders', () => {
  expect(sortChoices(columns).map(({ label }) => label)).toEqual([
    'Nome, crescente',
    'Nome, decrescente',
    'Profundidade, crescente',
    'Profundidade, decrescente',
  ]);
  expect(sortChoices(columns).at(-1)?.sort).toEqual({ columnId: 'depth', direction: 'descending' });
});

test('values are unique', () => {
  const values = sortChoices(columns).map(({ value }) => value);
  expect(new Set(values).size).toBe(4);
});

const byLetter = (label: string) => ({ key: label.charAt(0), label: label.charAt(0) });

test('groups consecutive rows and keeps their order and positions', () => {
  const groups = rowGroups(['ab', 'aa', 'b', 'ac'], byLetter);
  expect(groups.map(({ group, start, rows }) => [group.label, start, rows])).toEqual([
    ['a', 0, ['ab', 'aa']],
    ['b', 2, ['b']],
    ['a', 3, ['ac']],
  ]);
});

test('has no groups without rows', () => {
  expect(rowGroups([], byLetter)).toEqual([]);
});
