import { sumInCents } from '@raiz/ui/format';

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

/** The exact sum, in cents, of amounts in reais, and the number of rows without an amount. */
export function sumOfAmounts(rows: readonly { amount: number | null }[]): Sum {
  const known = rows.flatMap(({ amount }) => amount ?? []);
  return { total: sumInCents(known), missing: rows.length - known.length };
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

function idOf(row: object): string | number | null {
  return 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string') ? row.id : null;
}

function contentOf(row: object): string {
  return JSON.stringify(Object.values(row).filter((value) => typeof value !== 'object'));
}

/** The ids that several rows have, null for those without one. */
export function sharedIds(rows: readonly object[]): ReadonlySet<string | number | null> {
  const seen = new Set<string | number | null>();
  const shared = new Set<string | number | null>();
  for (const id of rows.map(idOf)) (seen.has(id) ? shared : seen).add(id);
  return shared;
}

/**
 * The React keys of the rows of a list, whatever their ids: the id if no other row has it, else the
 * texts and numbers of the row. So a key stays with its row when the list is sorted, filtered or
 * refetched.
 * @param rows as received, before any filter
 */
export function rowKeys<Row extends object>(rows: readonly (Row | null)[]): (row: Row) => string {
  const known = nonNullRows(rows);
  const shared = sharedIds(known);
  const counts = new Map<string, number>();
  const keys = new Map<Row, string>();
  for (const row of known) {
    const id = idOf(row);
    const key = id === null || shared.has(id) ? contentOf(row) : String(id);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    keys.set(row, count === 0 ? key : `${key} ${count}`);
  }
  return (row) => keys.get(row) ?? contentOf(row);
}
