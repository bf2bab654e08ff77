import { expect, it } from 'vitest';
import { nextColumn } from './nextColumn.ts';

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 11, 11],
  ['Home', 5, 0],
  ['End', 5, 11],
  ['ArrowUp', 5, null],
  ['a', 5, null],
])('%s at column %i of 12 leads to %s', (key, index, next) => {
  expect(nextColumn(key, index, 12)).toBe(next);
});
