import { parseDate } from '@raiz/ui/format';

/** A day (ISO), or a month of a year. */
export type When = string | null | undefined | { month: number; year: number };

function moment(when: When): number {
  const day = typeof when === 'object' && when !== null ? new Date(when.year, when.month - 1) : parseDate(when);
  return day?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/**
 * The same rows, newest first; those of one day as they came, those without a day last. The server sends them so already
 * (operations, G14): a list that is read from the top is not left to that.
 */
export function newestFirst<Row>(rows: readonly Row[], whenOf: (row: Row) => When): Row[] {
  return rows
    .map((row) => ({ row, at: moment(whenOf(row)) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
    .map(({ row }) => row);
}
