import { describe, expect, it } from 'vitest';
import { droppedRows, nonNullRows, rowKey, sumOf } from './rows.ts';

describe('rows of an answer', () => {
  it('leave out null and keep their order', () => {
    const rows = [{ id: 1 }, null, { id: 3 }, null];
    expect(nonNullRows(rows)).toEqual([{ id: 1 }, { id: 3 }]);
    expect(droppedRows(rows)).toBe(2);
    expect(droppedRows([])).toBe(0);
  });

  it('are summed without the unknown amounts', () => {
    const amount = (row: { amount: number | null }) => row.amount;
    expect(sumOf([{ amount: 0.5 }, { amount: null }, { amount: 2 }], amount)).toEqual({ total: 2.5, missing: 1 });
    expect(sumOf([], amount)).toEqual({ total: 0, missing: 0 });
  });

  it('have different keys, with and without ids', () => {
    const rows = [{ id: null }, { id: 1 }, { id: null }, { id: 2 }];
    expect(new Set(rows.map(rowKey)).size).toBe(4);
  });
});
