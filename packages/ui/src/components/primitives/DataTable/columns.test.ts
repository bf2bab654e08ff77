import { expect, it } from 'vitest';
import { rowGroups } from './columns.ts';

const byLetter = (word: string) => ({ key: word.charAt(0), label: word.charAt(0) });

it('groups consecutive rows and keeps their order and positions', () => {
  const groups = rowGroups(['ab', 'aa', 'b', 'ac'], byLetter);
  expect(groups.map(({ group, start, rows }) => [group.label, start, rows])).toEqual([
    ['a', 0, ['ab', 'aa']],
    ['b', 2, ['b']],
    ['a', 3, ['ac']],
  ]);
});

it('has no groups without rows', () => {
  expect(rowGroups([], byLetter)).toEqual([]);
});
