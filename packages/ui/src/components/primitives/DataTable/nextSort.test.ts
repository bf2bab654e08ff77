import { expect, test } from 'vitest';
import { nextSort } from './nextSort.ts';

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
