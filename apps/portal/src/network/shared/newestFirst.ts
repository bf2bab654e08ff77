import { parseDate } from '@raiz/ui/format';

/** An ISO date, or a month (1 to 12) of a year. */
export type When = string | null | undefined | { month: number; year: number };

function moment(when: When): number {
  const day = typeof when === 'object' && when !== null ? new Date(when.year, when.month - 1) : parseDate(when);
  return day?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/**
 * Sorts rows newest first. Rows of the same day keep their order; rows without a date come last.
 * The server promises this order too (docs/api-decisions.md#order-and-paging).
 */
export function newestFirst<Row>(rows: readonly Row[], whenOf: (row: Row) => When): Row[] {
  return rows
    .map((row) => ({ row, at: moment(whenOf(row)) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
    .map(({ row }) => row);
}
