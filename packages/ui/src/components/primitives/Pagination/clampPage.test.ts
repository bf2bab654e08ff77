import { describe, expect, test } from 'vitest';
import { clampPage, pagesOf, rowsOfPage } from './clampPage.ts';

describe('clampPage', () => {
  test.each([
    ['3', 3],
    ['0', 1],
    ['-4', 1],
    ['99', 7],
    ['007', 7],
    ['', 2],
    ['abc', 2],
    ['99999999999999999999', 7],
  ])('%j of seven pages is page %d', (typed, page) => {
    expect(clampPage(typed, 2, 7)).toBe(page);
  });

  test('a list without pages has page 1', () => {
    expect(clampPage('5', 1, 0)).toBe(1);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [5000, 50],
])('%d rows are %d pages of 100', (total, pages) => {
  expect(pagesOf(total, 100)).toBe(pages);
});

test('the last page has the remaining rows, also for higher numbers', () => {
  const rows = Array.from({ length: 250 }, (_, at) => at);
  expect(rowsOfPage(rows, 3, 100)).toEqual(rows.slice(200));
  expect(rowsOfPage(rows, 9, 100)).toEqual(rows.slice(200));
  expect(rowsOfPage(rows, 0, 100)).toEqual(rows.slice(0, 100));
  expect(rowsOfPage(rows, 1.5, 100)).toEqual(rows.slice(0, 100));
  expect(rowsOfPage(rows, Number.NaN, 100)).toEqual(rows.slice(0, 100));
  expect(rowsOfPage([], 1, 100)).toEqual([]);
});

test('whatever is typed, the page exists', () => {
  let seed = 11;
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % max;
  };
  const signs = '0123456789-+.,e ٣x';
  for (let round = 0; round < 500; round += 1) {
    const typed = Array.from({ length: next(6) }, () => signs.charAt(next(signs.length))).join('');
    const last = 1 + next(60);
    const page = clampPage(typed, 1 + next(last), last);
    expect(Number.isInteger(page) && page >= 1 && page <= last, typed).toBe(true);
  }
});
