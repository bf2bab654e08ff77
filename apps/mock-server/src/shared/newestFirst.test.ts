import { expect, it } from 'vitest';
import { newestFirst } from './newestFirst.ts';

it('puts the newest first, the higher id first on one day, and what has no date last', () => {
  const rows = [
    { id: 1, date: null },
    { id: 2, date: '2026-01-05' },
    { id: 3, date: '2026-11-01' },
    { id: 4, date: '2026-01-05' },
  ];
  const sorted = newestFirst(
    rows,
    ({ date }) => date,
    ({ id }) => id,
  );
  expect(sorted.map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
