import { toCents } from '@raiz/ui/format';

/** The rows of a list that can be shown: those that are objects. */
export function nonNullRows<Row>(rows: readonly (Row | null)[]): Row[] {
  return rows.filter((row) => row !== null);
}

/** How many rows of a list cannot be shown. */
export function droppedRows(rows: readonly unknown[]): number {
  return rows.filter((row) => row === null).length;
}

export interface Sum {
  /** Of the known amounts. */
  total: number;
  /** How many rows have no amount. */
  missing: number;
}

/** Adds what `pick` takes from each row, in the unit of the rows. */
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

/** A row whose id is known: links and requests need it. */
export type WithId<Row extends { id: number | null }> = Row & { id: number };

/** Whether the id of a row is known. */
export function hasId<Row extends { id: number | null }>(row: Row): row is WithId<Row> {
  return row.id !== null;
}

/** Identifies a row within its list: its id (from 1), or without one its negative index. */
export function rowKey({ id }: { id: number | null }, index: number): number {
  return id ?? -index;
}

/** Exact sum of amounts in reais, in cents, and how many rows have no amount. */
export function sumOfAmounts(rows: readonly { amount: number | null }[]): Sum {
  return sumOf(rows, ({ amount }) => (amount === null ? null : toCents(amount)));
}
