/** A row of a list; servers may leave out its id. */
interface Row {
  id: number | null;
}

/** Whether the id of a row is known: links and requests need it. */
export function hasId<Known extends Row>(row: Known): row is Known & { id: number } {
  return row.id !== null;
}

/** Identifies a row within its list: its id (from 1), or without one its negative index. */
export function rowKey({ id }: Row, index: number): number {
  return id ?? -index;
}
