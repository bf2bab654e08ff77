import { describe, expect, it } from 'vitest';
import { chanceEarnings } from './storyChance.ts';
import { totalsOf, totalsOfRows } from './totals.ts';

const line = { id: 1, earning_date: '2026-11-02', amount: 62.5, bonus_type: 'direct', level: 1, id_assinante: null };
const byType = { bonus_type: 'direct', total: 62.5 };
const byMonth = { mes: 11, ano: 2026, total: 62.5 };
const whole = { ganhos: [line], totaisPorTipo: [byType], totaisPorMes: [byMonth] };

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
    const totals = totalsOf({ ...whole, ganhos: [line, { ...line, id: 2 }] }, 'month');
    expect(totals).toMatchObject({ sum: 6250, rowsDiffer: true });
  });

  it('are those of the month on a page of a month, and those of all types otherwise', () => {
    const answer = { ...whole, totaisPorMes: [{ ...byMonth, total: 99 }] };
    expect(totalsOf(answer, 'month').sum).toBe(9900);
    expect(totalsOf(answer, 'all').sum).toBe(6250);
  });

  it('come from the rows where the server sent none', () => {
    const lines = chanceEarnings(4, 90);
    const totals = totalsOf({ ganhos: lines, totaisPorTipo: [], totaisPorMes: [null] }, 'all');
    expect(totals).toEqual(totalsOfRows(lines));
    expect(totals.fromRows).toBe(true);
  });

  it('of a month without a date leave out the rows without one', () => {
    const undated = { ...line, id: 2, earning_date: null };
    const answer = { ...whole, ganhos: [line, undated], totaisPorTipo: [{ ...byType, total: 125 }] };
    expect(totalsOf(answer, 'all')).toMatchObject({ sum: 12_500, rowsDiffer: false });
  });

  it('say that an amount is unknown', () => {
    const answer = { ...whole, totaisPorTipo: [byType, { bonus_type: 'indirect', total: null }] };
    expect(totalsOf(answer, 'all')).toMatchObject({ sum: 6250, lacksAmount: true, rowsDiffer: false });
    expect(totalsOfRows([line, { ...line, amount: null }])).toMatchObject({ sum: 6250, lacksAmount: true });
  });

  it('are zero without earnings', () => {
    const totals = totalsOf({ ganhos: [], totaisPorTipo: [], totaisPorMes: [] }, 'month');
    expect(totals).toMatchObject({ sum: 0, byType: [], lacksAmount: false, fromRows: false, rowsDiffer: false });
  });
});
