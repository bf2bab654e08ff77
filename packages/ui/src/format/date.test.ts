import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDate, formatMonth, formatMonthTitle, formatTime, parseDate } from './date.ts';

describe('formatDate', () => {
  it.each([
    ['2026-11-21', '21/11/2026'],
    ['2025-07-03', '03/07/2025'],
    ['2028-02-29', '29/02/2028'],
    ['2026-01-01', '01/01/2026'],
    ['2026-12-31', '31/12/2026'],
    ['2018-11-04', '04/11/2018'], // a day without a midnight in São Paulo
    ['2011-12-30', '30/12/2011'], // a day that Samoa never had
    ['1994-12-31', '31/12/1994'], // a day that Kiritimati never had
    [' 2026-11-21 ', '21/11/2026'],
  ])('shows the calendar day %s as %s in every zone', (value, shown) => {
    expect(formatDate(value)).toBe(shown);
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'null',
    'amanhã',
    '1',
    '2026',
    '2026-11',
    '21/11/2026',
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-00-00',
    '2026-02-31T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:61:00Z',
    '2026-11-21T10:00:00+99:00',
    '2026-11-21Z',
  ])('shows -- for %s', (value) => {
    expect(formatDate(value)).toBe('--');
    expect(parseDate(value)).toBeNull();
  });

  it('shows -- for a wrong answer of the server', () => {
    const answer: { date: string } = JSON.parse('{"date": 20261121}');
    expect(formatDate(answer.date)).toBe('--');
  });

  it('shows a date-time on its day in the zone of the device', () => {
    const moment = new Date(2026, 10, 21, 23, 59);
    expect(formatDate(moment.toISOString())).toBe('21/11/2026');
    expect(formatDate(new Date(2026, 10, 22, 0, 0).toISOString())).toBe('22/11/2026');
  });

  it('shows a moment late at night in Brazil on its day there, on a device in Lisbon too', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', 'Europe/Lisbon');
    expect(formatDate('2026-11-18T23:30:00-03:00')).toBe('18/11/2026');
    expect(formatDate('2026-11-18')).toBe('18/11/2026');
  });

  it.each(['2026-11-21T00:00:00', '2026-11-21T23:59:59.999', '2026-11-21 00:00:00', '2026-11-21T00:00'])(
    'takes %s, which has no offset, as local time',
    (value) => {
      expect(formatDate(value)).toBe('21/11/2026');
    },
  );

  it('reads offsets with and without a colon as the same moment', () => {
    const expected = Date.UTC(2026, 10, 21, 15, 30);
    expect(parseDate('2026-11-21T12:30:00-03:00')?.getTime()).toBe(expected);
    expect(parseDate('2026-11-21T12:30:00-0300')?.getTime()).toBe(expected);
    expect(parseDate('2026-11-21T15:30:00Z')?.getTime()).toBe(expected);
  });
});

describe('parseDate', () => {
  it('takes a date without a time as midnight in São Paulo', () => {
    expect(parseDate('2026-11-21')).toEqual(new Date(2026, 10, 21));
  });
});

describe('formatTime', () => {
  it('shows hours and minutes', () => {
    expect(formatTime(new Date(2026, 10, 21, 9, 5))).toBe('09:05');
    expect(formatTime(new Date(2026, 10, 21, 0, 0))).toBe('00:00');
  });

  it('shows -- for an invalid moment', () => {
    expect(formatTime(new Date(Number.NaN))).toBe('--');
  });
});

describe('formatMonth', () => {
  it.each([
    [0, 2026],
    [13, 2026],
    [1.5, 2026],
    [Number.NaN, 2026],
    [11, 26],
    [11, Number.NaN],
    [null, 2026],
    [11, null],
  ])('shows -- for month %s of %s', (month, year) => {
    expect(formatMonth(month, year)).toBe('--');
  });

  it('names months as Intl does', () => {
    const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1)
      expect(formatMonth(month, 2026)).toBe(months.format(Date.UTC(2026, month - 1, 1)));
  });

  it('starts a line with a capital letter', () => {
    expect(formatMonthTitle(3, 2026)).toBe('Março de 2026');
    expect(formatMonthTitle(null, 2026)).toBe('--');
  });
});

describe('dates and times', () => {
  it.each(['America/Manaus', 'America/Rio_Branco', 'America/Noronha', 'Europe/Lisbon', 'Asia/Tokyo', 'UTC'])(
    "are São Paulo's on a device in %s",
    async (zone) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('TZ', zone);
      // A new module, without a formatter of an earlier zone.
      vi.resetModules();
      const fresh = await import('./date.ts');
      expect(fresh.formatDate('2026-11-01T00:00:00-03:00')).toBe('01/11/2026');
      expect(fresh.formatDate('2026-11-30T23:59:59-03:00')).toBe('30/11/2026');
      expect(fresh.formatDate('2026-11-30T23:59:59')).toBe('30/11/2026');
      expect(fresh.formatDate('2026-11-01')).toBe('01/11/2026');
      expect(fresh.formatTime(new Date('2026-12-01T02:59:00Z'))).toBe('23:59');
    },
  );
});
