import { expect, test } from 'vitest';
import { rowGroups } from './columns.ts';

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
