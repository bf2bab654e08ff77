import { parseDate, type DateLike } from '@raiz/ui/format';

/**
 * Sorts rows newest first, those without a date last. At the same time, the higher id comes first.
 */
export function newestFirst<Row extends { id: number }>(rows: readonly Row[], dateOf: (row: Row) => DateLike): Row[] {
  return rows
    .map((row) => ({ row, moment: parseDate(dateOf(row))?.getTime() ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.moment === b.moment ? b.row.id - a.row.id : b.moment > a.moment ? 1 : -1))
    .map(({ row }) => row);
}
