import { describe, expect, it } from 'vitest';
import { droppedRows, nonNullRows, rowKeys, sumOfAmounts } from './rows.ts';

describe('rows of an answer', () => {
  it('leave out null and keep their order', () => {
    const rows = [{ id: 1 }, null, { id: 3 }, null];
    expect(nonNullRows(rows)).toEqual([{ id: 1 }, { id: 3 }]);
    expect(droppedRows(rows)).toBe(2);
    expect(droppedRows([])).toBe(0);
  });

  it('are summed without the unknown amounts', () => {
    expect(sumOfAmounts([{ amount: 0.5 }, { amount: null }, { amount: 2 }])).toEqual({ total: 250, missing: 1 });
    expect(sumOfAmounts([])).toEqual({ total: 0, missing: 0 });
  });
});

describe('keys of rows', () => {
  interface Row {
    id: number | null;
    amount: number;
  }
  const row = (id: number | null, amount: number): Row => ({ id, amount });
  const keysOf = (rows: readonly Row[]) => rows.map(rowKeys(rows));

  it('are the ids', () => expect(keysOf([row(3, 1), row(0, 1)])).toEqual(['3', '0']));

  it('differ, whatever the ids', () => {
    const rows = [row(1, 1), row(1, 2), row(1, 2), row(null, 2), row(null, 2), row(null, 3), row(2, 4), row(0, 4)];
    expect(new Set(keysOf(rows)).size).toBe(rows.length);
  });

  it('stay with their rows in another order, and when a new row comes first', () => {
    const byAmount = (rows: readonly Row[]) => {
      const keyOf = rowKeys(rows);
      return new Map(rows.map((one) => [one.amount, keyOf(one)]));
    };
    const rows = [row(1, 1), row(1, 2), row(null, 3), row(null, 4), row(2, 5)];
    const before = byAmount(rows);
    const after = byAmount([row(1, 7), row(null, 6), ...rows.toReversed()]);
    for (const [amount, key] of before) expect(after.get(amount)).toBe(key);
  });

  it('stay with rows whose other facts change, if their ids are their own', () => {
    expect(keysOf([row(1, 1), row(2, 1)])).toEqual(keysOf([row(1, 9), row(2, 1)]));
  });

  it('need no ids', () => {
    const prizes = [{ data: '2026-01-01', premio: 'Viagem' }, null, { data: '2026-01-01', premio: 'Carro' }];
    const keyOf = rowKeys(prizes);
    expect(new Set(nonNullRows(prizes).map(keyOf)).size).toBe(2);
  });
});
