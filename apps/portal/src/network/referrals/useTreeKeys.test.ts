import { expect, test } from 'vitest';
import { typeAhead } from './useTreeKeys.ts';

const names = ['ana', 'caio', 'bia', 'ana maria'];

test.each([
  ['ana', 0, 3],
  ['ana', 3, 0],
  ['bia', 2, 2],
  ['x', 0, -1],
])('%s typed on row %d leads to row %d', (typed, at, found) => {
  expect(typeAhead(typed, names, at)).toBe(found);
});
