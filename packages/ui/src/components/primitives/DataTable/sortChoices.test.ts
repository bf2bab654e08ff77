import { expect, test } from 'vitest';
import type { DataTableColumn } from './columns.ts';
import { sortChoices } from './sortChoices.ts';

const render = () => null;
const columns: DataTableColumn<unknown>[] = [
  { id: 'name', header: 'Nome', sortable: true, sortWords: { ascending: 'A a Z', descending: 'Z a A' }, render },
  { id: 'status', header: 'Status', render },
  { id: 'depth', header: 'Profundidade', sortable: true, render },
];

test('each column that can be sorted by has two orders, in its own words or the usual ones', () => {
  expect(sortChoices(columns).map(({ label }) => label)).toEqual([
    'Nome, A a Z',
    'Nome, Z a A',
    'Profundidade, crescente',
    'Profundidade, decrescente',
  ]);
  expect(sortChoices(columns).at(-1)?.sort).toEqual({ columnId: 'depth', direction: 'descending' });
});

test('values are unique', () => {
  const values = sortChoices(columns).map(({ value }) => value);
  expect(new Set(values).size).toBe(4);
});
