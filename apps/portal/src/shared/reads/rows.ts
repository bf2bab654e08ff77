import { toCents } from '@raiz/ui/format';

/** The rows of a list without the invalid ones, which are null. */
export function nonNullRows<Row>(rows: readonly (Row | null)[]): Row[] {
  return rows.filter((row) => row !== null);
}

/** Number of invalid rows of a list. */
export function droppedRows(rows: readonly unknown[]): number {
  return rows.filter((row) => row === null).length;
}

export interface Sum {
  /** Sum of the known amounts. */
  total: number;
  /** Number of rows without an amount. */
  missing: number;
}

/** Adds the amounts that `pick` returns, in the unit of the rows. */
export function sumOf<Row>(rows: readonly Row[], pick: (row: Row) => number | null): Sum {
  const amounts = rows.map(pick);
  const known = amounts.filter((amount) => amount !== null);
  return { total: known.reduce((sum, amount) => sum + amount, 0), missing: rows.length - known.length };
}

/** The rows by key, in the order of their first rows. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** A row with an id, which links and requests need. */
export type WithId<Row extends { id: number | null }> = Row & { id: number };

/** Whether a row has an id. */
export function hasId<Row extends { id: number | null }>(row: Row): row is WithId<Row> {
  return row.id !== null;
}

/** The React key of a row: its id (from 1), or without one its negative index. */
export function rowKey({ id }: { id: number | null }, index: number): number {
  return id ?? -index;
}

/** The exact sum, in cents, of amounts in reais, and the number of rows without an amount. */
export function sumOfAmounts(rows: readonly { amount: number | null }[]): Sum {
  return sumOf(rows, ({ amount }) => (amount === null ? null : toCents(amount)));
}
