import { expect, it } from 'vitest';
import { newestFirst, yearGroups, yearOf } from './byDate.ts';

function ids(...dates: (string | null)[]): number[] {
  const rows = dates.map((date, index) => ({ id: index + 1, date }));
  return newestFirst(rows, ({ date }) => date).map(({ id }) => id);
}

it('puts the newest first, whatever order the server sends', () => {
  expect(ids('2026-09-03', '2026-11-03', '2026-10-03')).toEqual([2, 3, 1]);
});

it('compares moments, not texts: an offset counts', () => {
  expect(ids('2026-11-03T23:30:00-03:00', '2026-11-04T01:00:00Z')).toEqual([1, 2]);
});

it('puts rows without a date last, and keeps the order of rows of the same time', () => {
  expect(ids(null, '2026-11-03', 'ontem', '2026-11-03')).toEqual([2, 4, 1, 3]);
});

it('sorts months, and puts rows that are null or have no month last', () => {
  const rows = [null, { month: null, year: 2026 }, { month: 12, year: 2025 }, { month: 11, year: 2026 }];
  expect(newestFirst(rows, (row) => row)).toEqual([rows[3], rows[2], null, rows[1]]);
});

it('groups rows by year, each with the total of its rows', () => {
  const rows = ['2026-01-01', '2025-12-31', null, '2026-10-31'];
  const { groupOf, hasYears } = yearGroups(rows, yearOf, 'Sem data', ({ length }, year) =>
    year === null ? undefined : `${length} em ${year}`,
  );
  expect(groupOf('2026-02-02')).toEqual({ key: '2026', label: '2026', total: '2 em 2026' });
  expect(groupOf('2026-01-01T02:30:00Z')).toMatchObject({ label: '2025' });
  expect(groupOf('ontem')).toEqual({ key: 'null', label: 'Sem data' });
  expect(hasYears).toBe(true);
  expect(yearGroups(['2026-01-01', '2026-02-01'], yearOf, 'Sem data').hasYears).toBe(false);
});
