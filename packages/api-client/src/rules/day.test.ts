import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarDay, daysBetween, localDay, momentOf } from './day.ts';

describe('days', () => {
  it('reads a bare day as itself in every zone', () => {
    expect(calendarDay('2026-11-21')).toBe('2026-11-21');
    expect(calendarDay('2024-02-29')).toBe('2024-02-29');
  });

  it.each([
    '2026-02-31',
    '2026-02-31T10:00',
    '2026-11-21T25:00',
    '2026-11-21T',
    '2026-13-01',
    '2026-12',
    '2026',
    '12/31/2026',
    'amanhã',
    '',
    null,
    undefined,
  ])('has none for %j', (date) => {
    expect(calendarDay(date)).toBeNull();
  });

  it('gives the local day of a moment', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(calendarDay(new Date(2026, 0, 5, 0, 1).toISOString())).toBe('2026-01-05');
  });

  it('counts across months and years', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
  });
});

describe('the day of a moment', () => {
  it('has no moment without a time', () => {
    expect(momentOf('2026-11-21')).toBeNull();
    expect(momentOf(null)).toBeNull();
  });

  it.each(['America/Manaus', 'America/Rio_Branco', 'America/Noronha', 'Europe/Lisbon', 'Asia/Tokyo', 'UTC'])(
    "is São Paulo's on a device in %s",
    async (zone) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('TZ', zone);
      // A new module, without a formatter of an earlier zone.
      vi.resetModules();
      const fresh = await import('./day.ts');
      expect(fresh.calendarDay('2026-11-01T00:00:00-03:00')).toBe('2026-11-01');
      expect(fresh.calendarDay('2026-11-30T23:59:59-03:00')).toBe('2026-11-30');
      expect(fresh.calendarDay('2026-12-01T02:59:59Z')).toBe('2026-11-30');
      expect(fresh.calendarDay('2026-11-30T23:59:59')).toBe('2026-11-30');
      expect(fresh.calendarDay('2026-11-01 00:00')).toBe('2026-11-01');
      expect(fresh.calendarDay('2026-12-01T02:59:59-0000')).toBe('2026-11-30');
      expect(fresh.momentOf('2026-11-30T23:59:59')?.toISOString()).toBe('2026-12-01T02:59:59.000Z');
      expect(fresh.calendarDay('2026-11-01')).toBe('2026-11-01');
      expect(fresh.localDay(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31');
    },
  );
});
