import { describe, expect, it } from 'vitest';
import { sumOfAmounts } from '../reads/rows.ts';
import { monthOf, totalsByMonth, totalsByType } from './earnings.ts';
import { chanceEarnings } from './storyChance.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 1);

function centsOf(earnings: readonly { cents: number }[]): number {
  return earnings.reduce((sum, { cents }) => sum + cents, 0);
}

describe('sums of earnings are exact to the cent', () => {
  it.each([0, 1, 7, 300])('in a list of %i lines', (count) => {
    for (const seed of seeds) {
      const lines = chanceEarnings(seed, count);
      expect(sumOfAmounts(lines).total).toBe(centsOf(lines));
    }
  });

  it('by type: each type alone, and all types together', () => {
    for (const seed of seeds) {
      const lines = chanceEarnings(seed, 120);
      const totals = totalsByType(lines);
      expect(sumOfAmounts(totals.map(({ total }) => ({ amount: total }))).total).toBe(centsOf(lines));
      for (const { type, total } of totals)
        expect(Math.round(total * 100)).toBe(centsOf(lines.filter(({ bonus_type }) => bonus_type === type)));
    }
  });

  it('by month: all months and the lines without a date', () => {
    for (const seed of seeds) {
      const lines = chanceEarnings(seed, 120);
      const undated = lines.filter((line) => monthOf(line) === null);
      const months = totalsByMonth(lines).map(({ total }) => ({ amount: total }));
      expect(sumOfAmounts(months).total + centsOf(undated)).toBe(centsOf(lines));
    }
  });

  it('of large amounts, where floats would lose cents', () => {
    const lines = chanceEarnings(3, 5000, 99_999_999_99);
    expect(sumOfAmounts(lines).total).toBe(centsOf(lines));
    expect(Math.round(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 1e6)).not.toBe(centsOf(lines) * 1e4);
  });
});

describe('the month of an earning', () => {
  it.each([
    ['2026-11-01', { year: 2026, month: 11 }],
    ['2026-11-30T23:30:00-03:00', { year: 2026, month: 11 }],
    ['2026-02-31', null],
    ['ontem', null],
    [null, null],
  ])('of %j is %j', (earning_date, month) => {
    expect(monthOf({ earning_date })).toEqual(month);
  });

  it('sorts the types by total, largest first', () => {
    const line = { id: 1, earning_date: null, level: null, id_assinante: null };
    const totals = totalsByType([
      { ...line, bonus_type: 'indirect', amount: 0.1 },
      { ...line, bonus_type: 'direct', amount: 0.2 },
      { ...line, bonus_type: 'indirect', amount: 0.2 },
    ]);
    expect(totals).toEqual([
      { type: 'indirect', total: 0.3 },
      { type: 'direct', total: 0.2 },
    ]);
  });
});
