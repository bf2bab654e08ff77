import { describe, expect, it } from 'vitest';
import { earningsIn, sumReais, totalsByMonth, totalsByType } from './earnings.ts';

const now = new Date(2026, 10, 21, 12);

const rows = [
  { id: 1, earning_date: '2026-11-01', amount: 0.1, bonus_type: 'indirect' },
  { id: 2, earning_date: '2026-11-30', amount: 0.2, bonus_type: 'indirect' },
  { id: 3, earning_date: '2026-10-31', amount: 62.5, bonus_type: 'direct' },
  { id: 4, earning_date: '2025-11-15', amount: 10, bonus_type: 'sorteio' },
  { id: 5, earning_date: null, amount: 5, bonus_type: 'diamond' },
];

it('earnings of a month are those of its local days', () => {
  const lastMinute = {
    id: 9,
    earning_date: new Date(2026, 9, 31, 23, 59).toISOString(),
    amount: 1,
    bonus_type: 'direct',
  };
  expect(earningsIn([lastMinute], { mes: 10 }, now)).toHaveLength(1);
});

describe('totals', () => {
  it('are exact to the cent', () => {
    expect(sumReais([0.1, 0.2])).toBe(0.3);
    expect(sumReais(Array.from({ length: 1000 }, () => 0.07))).toBe(70);
    expect(sumReais([])).toBe(0);
  });

  it('lists totals by type in the specified order, unknown types last', () => {
    expect(totalsByType(rows)).toEqual([
      { bonus_type: 'direct', total: 62.5 },
      { bonus_type: 'indirect', total: 0.3 },
      { bonus_type: 'diamond', total: 5 },
      { bonus_type: 'sorteio', total: 10 },
    ]);
  });

  it('by month come newest first, without what has no date', () => {
    expect(totalsByMonth(rows)).toEqual([
      { mes: 11, ano: 2026, total: 0.3 },
      { mes: 10, ano: 2026, total: 62.5 },
      { mes: 11, ano: 2025, total: 10 },
    ]);
  });
});
