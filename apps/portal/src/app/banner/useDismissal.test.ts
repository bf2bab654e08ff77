import { expect, it } from 'vitest';
import { dismissedAt, hiddenFor } from './useDismissal.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const stored = dismissedAt(now);

it.each([
  ['at once', 0, 120 * minute],
  ['after an hour', 60 * minute, 60 * minute],
  ['a moment before two hours', 120 * minute - 1, 1],
  ['after two hours', 120 * minute, 0],
  ['the next day', 1440 * minute, 0],
])('%s', (_, passed, left) => {
  expect(hiddenFor(stored, now + passed)).toBe(left);
});

it('is shown when the clock was set back, rather than hidden for days', () => {
  expect(hiddenFor(stored, now - minute)).toBe(0);
});

it.each([null, '', 'true', 'NaN', '-1', '1e99', '12.5', ' 1', '9'.repeat(40)])('%j hides nothing', (text) => {
  expect(hiddenFor(text, now)).toBe(0);
});
