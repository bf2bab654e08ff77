import { expect, test } from 'vitest';
import { allOpen, withAll, withFewMore, withOne, type OpenState } from './openModules.ts';

const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
const second: OpenState = { open: new Set(['2']), waiting: [] };

test('all open a few at a time, from the top', () => {
  const begun = withAll(second, ids);
  expect([...begun.open]).toEqual(['2', '1', '3', '4', '5', '6']);
  expect(begun.waiting).toEqual(['7', '8', '9', '10', '11', '12']);
  expect(allOpen(begun, ids)).toBe(true);
  const ended = withFewMore(withFewMore(begun));
  expect(ended.open.size).toBe(12);
  expect(ended.waiting).toEqual([]);
});

test('all close at once, and those that wait no longer wait', () => {
  expect(withAll(withAll(second, ids), ids)).toEqual({ open: new Set(), waiting: [] });
});

test('one that is closed by hand stays so', () => {
  const begun = withAll(second, ids);
  const closed = withOne(withOne(begun, '9', false), '1', false);
  expect(closed.open.has('1')).toBe(false);
  expect(withFewMore(withFewMore(closed)).open.has('9')).toBe(false);
  expect(allOpen(closed, ids)).toBe(false);
});

test('one that is opened by hand is open at once', () => {
  expect([...withOne(second, '11', true).open]).toEqual(['2', '11']);
});
