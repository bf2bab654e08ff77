import { expect, it, onTestFinished, vi } from 'vitest';
import { addMonths } from '../subscription/rules.ts';
import { dayBefore, dayOf, momentBefore, monthBefore } from './seedDates.ts';

const lateEvening = new Date(2026, 0, 31, 23, 30);

it('counts days across months and years', () => {
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

it.each(['Pacific/Auckland', 'Asia/Tokyo', 'UTC', 'America/Rio_Branco'])(
  'counts the days of São Paulo on a machine in %s',
  (zone) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', zone);
    const lastMinute = new Date('2026-03-01T02:59:00Z');
    expect(dayBefore(lastMinute, 1)).toBe('2026-02-27');
    expect(momentBefore(lastMinute, 0, 0)).toBe('2026-02-28T03:00:00.000Z');
    expect(monthBefore(lastMinute, 0)).toEqual({ year: 2026, month: 2, lastDay: 28 });
    expect(dayOf(monthBefore(lastMinute, 0), 28)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  },
);
