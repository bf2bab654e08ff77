import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { canCancel, hasPremiumAccess, trialDaysLeft } from './subscription.ts';

const noon = new Date(2026, 10, 21, 12, 0, 0);
const lastMinute = new Date(2026, 10, 21, 23, 59, 0);

describe('hasPremiumAccess', () => {
  it.each([
    ['active', null, true],
    ['trial', null, true],
    ['canceled', '2026-11-22', true],
    ['canceled', '2026-11-21', true],
    ['canceled', '2026-11-20', false],
    // The day of a moment is that of São Paulo.
    ['canceled', '2026-11-20T23:00:00-05:00', true],
    ['canceled', '2026-11-21T02:59:00Z', false],
    ['canceled', null, false],
    ['canceled', 'soon', false],
    ['inactive', '2099-01-01', false],
    ['expired', '2099-01-01', false],
    ['paused', '2099-01-01', false],
    [null, '2099-01-01', false],
  ])('%s until %s: %s', (status, end_date, expected) => {
    expect(hasPremiumAccess({ status, end_date }, noon)).toBe(expected);
  });

  it('keeps a canceled subscription open through the whole of its last day', () => {
    expect(hasPremiumAccess({ status: 'canceled', end_date: '2026-11-21' }, lastMinute)).toBe(true);
  });

  it('is closed while nothing is known', () => {
    expect(hasPremiumAccess(null, noon)).toBe(false);
  });
});

describe('trialDaysLeft', () => {
  it.each([
    ['2026-11-24', 3],
    ['2026-11-22', 1],
    ['2026-11-21', 0],
    ['2026-11-01', 0],
    [null, null],
    ['', null],
    ['soon', null],
  ])('until %s: %s', (end, expected) => {
    expect(trialDaysLeft(end, noon)).toBe(expected);
  });

  it.each(['America/Rio_Branco', 'Europe/Lisbon', 'Asia/Tokyo', 'UTC'])(
    'ends at the written hour of São Paulo on a device in %s',
    (zone) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('TZ', zone);
      const now = new Date('2026-11-21T12:00:00-03:00');
      expect(trialDaysLeft('2026-11-22T12:00:00', now)).toBe(1);
      expect(trialDaysLeft('2026-11-22T12:00:01', now)).toBe(2);
      expect(trialDaysLeft('2026-11-21T11:59:59', now)).toBe(0);
    },
  );

  it('rounds the hours of a date-time up', () => {
    expect(trialDaysLeft(new Date(2026, 10, 22, 13, 0).toISOString(), noon)).toBe(2);
    expect(trialDaysLeft(new Date(2026, 10, 22, 11, 0).toISOString(), noon)).toBe(1);
  });
});

describe('canCancel', () => {
  it('is for active and trial only', () => {
    const statuses = ['active', 'trial', 'canceled', 'inactive', 'expired', 'paused', null];
    expect(statuses.filter(canCancel)).toEqual(['active', 'trial']);
  });
});
