import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, null],
  ['Enter', 1, null],
])('%s leads from tab %i to %s', (key, at, next) => {
  expect(nextTab(key, at, 3)).toBe(next);
});
