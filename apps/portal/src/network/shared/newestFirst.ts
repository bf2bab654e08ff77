import { parseDate } from '@raiz/ui/format';

/** An ISO date, or a month (1 to 12) of a year; null when unknown. */
export type When = string | null | { month: number | null; year: number | null };

function moment(when: When): number {
  if (when === null || typeof when === 'string') return parseDate(when)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const { month, year } = when;
  return month === null || year === null ? Number.NEGATIVE_INFINITY : new Date(year, month - 1).getTime();
}

/**
 * Sorts rows newest first. Rows of the same day keep their order; rows without a date and rows
 * that are null come last. The server promises this order too
 * (docs/api-decisions.md#order-and-paging).
 */
export function newestFirst<Row>(rows: readonly (Row | null)[], whenOf: (row: Row) => When): (Row | null)[] {
  return rows
    .map((row) => ({ row, at: moment(row && whenOf(row)) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
    .map(({ row }) => row);
}
