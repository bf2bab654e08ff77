import { expect, it } from 'vitest';
import { dayBefore, dayOf, momentBefore, monthBefore } from './seedDates.ts';

const lateEvening = new Date(2026, 0, 31, 23, 30);

it('counts days in local time, across months and years', () => {
  expect(dayBefore(lateEvening, 0)).toBe('2026-01-31');
  expect(dayBefore(lateEvening, 31)).toBe('2025-12-31');
});

it('gives moments of those days', () => {
  expect(momentBefore(lateEvening, 1, 10)).toBe(new Date(2026, 0, 30, 10).toISOString());
});

it('counts months from the last day of a long one', () => {
  expect(monthBefore(lateEvening, 0)).toEqual({ year: 2026, month: 1, lastDay: 31 });
  expect(monthBefore(lateEvening, 2)).toEqual({ year: 2025, month: 11, lastDay: 30 });
  expect(monthBefore(new Date(2026, 2, 15), 1)).toEqual({ year: 2026, month: 2, lastDay: 28 });
  expect(monthBefore(new Date(2026, 2, 15), 0).lastDay).toBe(15);
  expect(dayOf(monthBefore(lateEvening, 2), 7)).toBe('2025-11-07');
});
