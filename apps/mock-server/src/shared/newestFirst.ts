/**
 * Rows by date or moment, newest first, those without one last; at the same one the higher id first:
 * `docs/api-decisions.md#order-and-paging`.
 */
export function newestFirst<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string | null | undefined,
  idOf: (row: Row) => number = () => 0,
): Row[] {
  return [...rows].sort((a, b) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? '') || idOf(b) - idOf(a));
}
