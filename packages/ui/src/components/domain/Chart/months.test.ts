import { describe, expect, it } from 'vitest';
import { sumInCents } from '../../../format/cents.ts';
import { fillMonths, monthIndex } from './months.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('fillMonths', () => {
  it('fills gaps with zero, across the end of a year', () => {
    const totals = [
      { year: 2027, month: 2, total: 80.5 },
      { year: 2026, month: 11, total: 375 },
    ];
    expect(fillMonths(totals, undefined, 12)).toEqual([
      { year: 2026, month: 11, cents: 37_500 },
      { year: 2026, month: 12, cents: 0 },
      { year: 2027, month: 1, cents: 0 },
      { year: 2027, month: 2, cents: 8_050 },
    ]);
  });

  it('continues to the current month', () => {
    const months = fillMonths([{ year: 2026, month: 9, total: 10 }], { year: 2026, month: 11 }, 12);
    expect(months.map(({ month, cents }) => [month, cents])).toEqual([
      [9, 1000],
      [10, 0],
      [11, 0],
    ]);
  });

  it('is the current month alone when nothing has come in', () => {
    expect(fillMonths([], { year: 2026, month: 11 }, 12)).toEqual([{ year: 2026, month: 11, cents: 0 }]);
    expect(fillMonths([], undefined, 12)).toEqual([]);
  });

  it('keeps the newest months when there are too many', () => {
    const totals = Array.from({ length: 40 }, (_, index) => ({
      year: 2023 + Math.floor(index / 12),
      month: (index % 12) + 1,
      total: index,
    }));
    const months = fillMonths(totals, undefined, 36);
    expect(months).toHaveLength(36);
    expect(months.at(-1)).toEqual({ year: 2026, month: 4, cents: 3900 });
    expect(months[0]).toEqual({ year: 2023, month: 5, cents: 400 });
  });

  it('does not build thousands of years between a wrong entry and the rest', () => {
    const totals = [
      { year: 1000, month: 1, total: 1 },
      { year: 2026, month: 11, total: 2 },
    ];
    expect(fillMonths(totals, undefined, 12)).toHaveLength(12);
  });

  it.each([
    { year: 2026, month: 13, total: 1 },
    { year: 2026, month: 0, total: 1 },
    { year: 2026, month: 1.5, total: 1 },
    { year: 26, month: 5, total: 1 },
    { year: 2026, month: 5, total: Number.NaN },
  ])('leaves out %j', (entry) => {
    expect(fillMonths([entry], undefined, 12)).toEqual([]);
  });

  it('loses no cent of any lines and leaves no month out', () => {
    const next = testNumbers(3);
    for (let round = 0; round < 200; round += 1) {
      const totals = Array.from({ length: 1 + Math.floor(next() * 80) }, () => ({
        year: 2000 + Math.floor(next() * 5),
        month: 1 + Math.floor(next() * 12),
        total: Math.round((next() - 0.2) * 1e6) / 100,
      }));
      const months = fillMonths(totals, undefined, 100);
      const cents = months.reduce((sum, month) => sum + month.cents, 0);
      expect(cents).toBe(sumInCents(totals.map(({ total }) => total)));
      const indexes = months.map(monthIndex);
      expect(indexes).toEqual(indexes.map((_, place) => (indexes[0] ?? 0) + place));
    }
  });
});
