import { expect, it } from 'vitest';
import { isSame } from './values.ts';

it.each([
  [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
  [{ a: 1, done: null }, { a: 1 }, true],
  [undefined, null, true],
  [{ a: null }, { a: 0 }, false],
  [[1, 2], [2, 1], false],
  [[], null, false],
  ['1', 1, false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
