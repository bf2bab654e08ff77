import { expect, it } from 'vitest';
import { covers } from './covers.ts';

const toast = { top: 600, right: 380, bottom: 700, left: 20 };

it.each([
  ['inside', { top: 620, right: 200, bottom: 664, left: 100 }, true],
  ['around', { top: 0, right: 900, bottom: 900, left: 0 }, true],
  ['half under', { top: 560, right: 200, bottom: 604, left: 100 }, true],
  ['above', { top: 500, right: 200, bottom: 560, left: 100 }, false],
  ['touching from above', { top: 556, right: 200, bottom: 600, left: 100 }, false],
  ['beside', { top: 620, right: 500, bottom: 664, left: 400 }, false],
])('something %s: %s', (_where, control, covered) => {
  expect(covers(toast, control)).toBe(covered);
  expect(covers(control, toast)).toBe(covered);
});
