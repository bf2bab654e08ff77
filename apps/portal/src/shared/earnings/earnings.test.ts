import { buildEarning } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { sumOfAmounts } from '../reads/rows.ts';
import { monthOf, totalsByMonth, totalsByType, totalsOf, totalsOfRows } from './earnings.ts';
import { randomEarnings } from './storyRandomEarnings.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 1);

function centsOf(earnings: readonly { cents: number }[]): number {
  return earnings.reduce((sum, { cents }) => sum + cents, 0);
}

describe('sums of earnings are exact to the cent', () => {
  it.each([0, 1, 7, 300])('in a list of %i lines', (count) => {
    for (const seed of seeds) {
      const lines = randomEarnings(seed, count);
      expect(sumOfAmounts(lines).total).toBe(centsOf(lines));
    }
  });

  it('by type: each type alone, and all types together', () => {
    for (const seed of seeds) {
      const lines = randomEarnings(seed, 120);
      const totals = totalsByType(lines);
      expect(sumOfAmounts(totals.map(({ total }) => ({ amount: total }))).total).toBe(centsOf(lines));
      for (const { type, total } of totals)
        expect(Math.round(total * 100)).toBe(centsOf(lines.filter(({ bonus_type }) => bonus_type === type)));
    }
  });

  it('by month: all months and the lines without a date', () => {
    for (const seed of seeds) {
      const lines = randomEarnings(seed, 120);
      const undated = lines.filter((line) => monthOf(line) === null);
      const months = totalsByMonth(lines).map(({ total }) => ({ amount: total }));
      expect(sumOfAmounts(months).total + centsOf(undated)).toBe(centsOf(lines));
    }
  });

  it('of large amounts, where floats would lose cents', () => {
    const lines = randomEarnings(3, 5000, 99_999_999_99);
    expect(sumOfAmounts(lines).total).toBe(centsOf(lines));
    expect(Math.round(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 1e6)).not.toBe(centsOf(lines) * 1e4);
  });
});

describe('the month of an earning', () => {
  it.each([
    ['2026-11-01', { year: 2026, month: 11 }],
    ['2026-11-30T23:30:00-03:00', { year: 2026, month: 11 }],
    ['2026-12-01T02:30:00Z', { year: 2026, month: 11 }],
    ['2026-02-31', null],
    ['ontem', null],
    [null, null],
  ])('of %j is %j', (earning_date, month) => {
    expect(monthOf({ earning_date })).toEqual(month);
  });

  it('sorts the types by total, largest first', () => {
    const totals = totalsByType([
      buildEarning({ bonus_type: 'indirect', amount: 0.1 }),
      buildEarning({ bonus_type: 'direct', amount: 0.2 }),
      buildEarning({ bonus_type: 'indirect', amount: 0.2 }),
    ]);
    expect(totals).toEqual([
      { type: 'indirect', total: 0.3 },
      { type: 'direct', total: 0.2 },
    ]);
  });
});

const earning = buildEarning({ earning_date: '2026-11-02', amount: 62.5, bonus_type: 'direct' });
const byType = { bonus_type: 'direct', total: 62.5 };
const byMonth = { mes: 11, ano: 2026, total: 62.5 };
const whole = { ganhos: [earning], totaisPorTipo: [byType], totaisPorMes: [byMonth] };

describe('the totals of an answer', () => {
  it('are those of the server', () => {
    expect(totalsOf(whole, 'all')).toEqual({
      sum: 6250,
      byType: [{ type: 'direct', total: 62.5 }],
      byMonth: [{ year: 2026, month: 11, total: 62.5 }],
      lacksAmount: false,
      fromRows: false,
      rowsDiffer: false,
    });
  });

  it('stand without rows', () => {
    const totals = totalsOf({ ...whole, ganhos: [] }, 'all');
    expect(totals).toMatchObject({ sum: 6250, fromRows: false, rowsDiffer: true });
  });

  it('stand when the rows differ', () => {
    const totals = totalsOf({ ...whole, ganhos: [earning, { ...earning, id: 2 }] }, 'month');
    expect(totals).toMatchObject({ sum: 6250, rowsDiffer: true });
  });

  it('are those of the month on a page of a month, and those of all types otherwise', () => {
    const answer = { ...whole, totaisPorMes: [{ ...byMonth, total: 99 }] };
    expect(totalsOf(answer, 'month').sum).toBe(9900);
    expect(totalsOf(answer, 'all').sum).toBe(6250);
  });

  it('come from the rows where the server sent none', () => {
    const lines = randomEarnings(4, 90);
    const totals = totalsOf({ ganhos: lines, totaisPorTipo: [], totaisPorMes: [null] }, 'all');
    expect(totals).toEqual(totalsOfRows(lines));
    expect(totals.fromRows).toBe(true);
  });

  it('of a month without a date leave out the rows without one', () => {
    const undated = { ...earning, id: 2, earning_date: null };
    const answer = { ...whole, ganhos: [earning, undated], totaisPorTipo: [{ ...byType, total: 125 }] };
    expect(totalsOf(answer, 'all')).toMatchObject({ sum: 12_500, rowsDiffer: false });
  });

  it('say that an amount is unknown', () => {
    const answer = { ...whole, totaisPorTipo: [byType, { bonus_type: 'indirect', total: null }] };
    expect(totalsOf(answer, 'all')).toMatchObject({ sum: 6250, lacksAmount: true, rowsDiffer: false });
    expect(totalsOfRows([earning, { ...earning, amount: null }])).toMatchObject({ sum: 6250, lacksAmount: true });
  });

  it('have a month whose total is unknown', () => {
    const answer = { ...whole, totaisPorMes: [byMonth, { mes: 10, ano: 2026, total: null }] };
    expect(totalsOf(answer, 'all').byMonth).toEqual([
      { year: 2026, month: 11, total: 62.5 },
      { year: 2026, month: 10, total: null },
    ]);
  });

  it('are zero without earnings', () => {
    const totals = totalsOf({ ganhos: [], totaisPorTipo: [], totaisPorMes: [] }, 'month');
    expect(totals).toMatchObject({ sum: 0, byType: [], lacksAmount: false, fromRows: false, rowsDiffer: false });
  });
});
