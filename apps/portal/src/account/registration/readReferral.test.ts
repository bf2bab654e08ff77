import { expect, it } from 'vitest';
import { readReferral } from './readReferral.ts';

it.each([
  ['', null, false],
  ['ref=', null, false],
  ['ref=%20', null, false],
  ['ref=2', 2, false],
  ['ref=2%20', 2, false],
  ['ref=+2', 2, false],
  ['ref=00002', 2, false],
  ['ref=0', null, true],
  ['ref=-2', null, true],
  ['ref=1.5', null, true],
  ['ref=1e3', null, true],
  ['ref=abc', null, true],
  ['ref=99999999999999999999', null, true],
])('%j names %j', (query, id, broken) => {
  expect(readReferral(new URLSearchParams(query))).toEqual({ id, broken });
});
