import { expect, it } from 'vitest';
import { retryAfter } from './retryAfter.ts';

const now = Date.UTC(2026, 2, 4, 12, 0, 0);

it.each([
  ['7', 7],
  ['0', 0],
  ['Wed, 04 Mar 2026 12:00:09 GMT', 9],
  ['Wed, 04 Mar 2026 11:59:00 GMT', 0],
  ['soon', undefined],
  ['-3', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is a wait of %s seconds', (header, seconds) => {
  expect(retryAfter(header, now)).toBe(seconds);
});
