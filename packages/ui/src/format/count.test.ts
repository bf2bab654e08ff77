import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1.234'],
  [50_000, '50.000'],
  [null, '--'],
  [Number.NaN, '--'],
])('%s is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
