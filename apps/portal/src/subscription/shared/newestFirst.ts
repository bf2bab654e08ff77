import { parseDate, type DateLike } from '@raiz/ui/format';

/**
 * Sorts rows newest first, those without a date last. At the same time, the higher id comes first,
 * and rows without an id keep their order behind the others.
 */
export function newestFirst<Row extends { id: number | null }>(
  rows: readonly Row[],
  dateOf: (row: Row) => DateLike,
): Row[] {
  return rows
    .map((row) => ({ row, moment: parseDate(dateOf(row))?.getTime() ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.moment === b.moment ? (b.row.id ?? 0) - (a.row.id ?? 0) : b.moment > a.moment ? 1 : -1))
    .map(({ row }) => row);
}
