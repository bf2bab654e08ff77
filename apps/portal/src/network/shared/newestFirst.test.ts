import { expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

test('sorts dates and times newest first, and rows without a date last', () => {
  const days = ['2026-01-10', null, '2026-03-01T10:00:00-03:00', 'ontem', '2026-03-01', '2025-12-31'];
  expect(newestFirst(days, (day) => day)).toEqual([
    '2026-03-01T10:00:00-03:00',
    '2026-03-01',
    '2026-01-10',
    '2025-12-31',
    null,
    'ontem',
  ]);
});

test('puts rows that are null or have no month last', () => {
  const rows = [null, { month: null, year: 2026 }, { month: 1, year: 2025 }];
  expect(newestFirst(rows, (one) => one)).toEqual([rows[2], null, rows[1]]);
});

test('sorts months, and keeps the order within a month', () => {
  const months = [
    { month: 12, year: 2025, id: 1 },
    { month: 11, year: 2026, id: 2 },
    { month: 9, year: 2026, id: 3 },
    { month: 11, year: 2026, id: 4 },
  ];
  expect(newestFirst(months, (one) => one).map((one) => one?.id)).toEqual([2, 4, 3, 1]);
});
