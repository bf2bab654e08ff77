import { calendarDay } from '@raiz/api-client/rules';

/**
 * Rows by date, newest first, those without a date last; on one day the higher id first:
 * `docs/api-decisions.md#order-and-paging`.
 */
export function newestFirst<Row>(
  rows: Row[],
  dateOf: (row: Row) => string | null | undefined,
  idOf: (row: Row) => number,
): Row[] {
  const day = (row: Row) => calendarDay(dateOf(row)) ?? '';
  return [...rows].sort((a, b) => day(b).localeCompare(day(a)) || idOf(b) - idOf(a));
}
