import { expect, it } from 'vitest';
import { digitsOnly } from './digitsOnly.ts';

it.each([
  ['123', '123'],
  ['ID 1.234', '1234'],
  ['-5', '5'],
  ['1e3', '13'],
  ['abc', ''],
  ['', ''],
])('%j becomes %j', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});
