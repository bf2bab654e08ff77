import { expect, it } from 'vitest';
import { scrollTo } from './scrollTo.ts';

const seen = { start: 100, end: 400 };

it.each([
  ['stays where the item is seen whole', { start: 150, end: 300 }, 100],
  ['moves on to an item beyond the end', { start: 350, end: 500 }, 224],
  ['moves back to an item before the start', { start: 60, end: 160 }, 36],
  ['never moves beyond the beginning', { start: 0, end: 90 }, 0],
  ['shows the start of an item wider than the row', { start: 200, end: 700 }, 176],
])('%s', (_what, item, scrolled) => {
  expect(scrollTo(item, seen, 24)).toBe(scrolled);
});
