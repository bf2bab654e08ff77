import { expect, it } from 'vitest';
import { newestFirst, usedCode } from './useLists.ts';

function ids(...dates: (string | null)[]): number[] {
  const rows = dates.map((date, place) => ({ id: place + 1, date }));
  return newestFirst(rows, ({ date }) => date).map(({ id }) => id);
}

it('puts the newest first, whatever order the server sends', () => {
  expect(ids('2026-09-03', '2026-11-03', '2026-10-03')).toEqual([2, 3, 1]);
});

it('compares moments, not texts: an offset counts', () => {
  expect(ids('2026-11-03T23:30:00-03:00', '2026-11-04T01:00:00Z')).toEqual([1, 2]);
});

it('puts rows without a date last, and the higher id first', () => {
  expect(ids(null, '2026-11-03', 'ontem', '2026-11-03')).toEqual([4, 2, 3, 1]);
});

it('puts rows of one moment without an id behind those with one', () => {
  const rows = [
    { id: null, name: 'a' },
    { id: 1, name: 'b' },
    { id: null, name: 'c' },
  ];
  expect(newestFirst(rows, () => null).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

it('leaves the list it was given as it was', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  newestFirst(rows, () => null);
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
});

it('reads a code under either of its names', () => {
  expect(usedCode({ code: 'DESC30', codigo: null })).toBe('DESC30');
  expect(usedCode({ code: null, codigo: ' DESC30 ' })).toBe('DESC30');
  expect(usedCode({ code: '', codigo: 'DESC30' })).toBe('DESC30');
  expect(usedCode({ code: ' ', codigo: null })).toBe('--');
});
