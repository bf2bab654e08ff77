import { describe, expect, it } from 'vitest';
import { droppedRows, knownRows, sumOf } from './rows.ts';

describe('rows of an answer', () => {
  it('are those that are objects, in their order', () => {
    const rows = [{ id: 1 }, null, { id: 3 }, null];
    expect(knownRows(rows)).toEqual([{ id: 1 }, { id: 3 }]);
    expect(droppedRows(rows)).toBe(2);
    expect(droppedRows([])).toBe(0);
  });

  it('are summed as far as their amounts are known', () => {
    const amount = (row: { amount: number | null }) => row.amount;
    expect(sumOf([{ amount: 0.5 }, { amount: null }, { amount: 2 }], amount)).toEqual({ total: 2.5, missing: 1 });
    expect(sumOf([], amount)).toEqual({ total: 0, missing: 0 });
  });
});
