import { calendarDay } from '@raiz/api-client/rules';
import { parseDate } from '@raiz/ui/format';
import type { RowGroup } from '@raiz/ui/table';
import { groupBy } from '../reads/rows.ts';

/** An ISO date, or a month (1 to 12) of a year; null when unknown. */
export type When = string | null | { month: number | null; year: number | null };

function momentOf(when: When): number {
  if (when === null || typeof when === 'string') return parseDate(when)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const { month, year } = when;
  return month === null || year === null ? Number.NEGATIVE_INFINITY : new Date(year, month - 1).getTime();
}

/**
 * Sorts rows newest first; rows without a date and rows that are null come last. Rows of the same
 * time keep the server's order, which is newest first too (docs/api-decisions.md#order-and-paging).
 */
export function newestFirst<Row>(rows: readonly Row[], whenOf: (row: NonNullable<Row>) => When): Row[] {
  return rows
    .map((row) => ({ row, at: momentOf(row === null || row === undefined ? null : whenOf(row)) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
    .map(({ row }) => row);
}

/** The year of a date in São Paulo; null without a valid date. */
export function yearOf(date: string | null): number | null {
  const day = calendarDay(date);
  return day === null ? null : Number(day.slice(0, 4));
}

/**
 * Groups rows by year.
 * @param yearOfRow null without a date
 * @param undated the label of rows without a date
 * @param totalOf the formatted total of a year; undefined for none
 */
export function yearGroups<Row>(
  rows: readonly Row[],
  yearOfRow: (row: Row) => number | null,
  undated: string,
  totalOf?: (rows: readonly Row[], year: number | null) => string | undefined,
) {
  function groupOfYear(year: number | null, ofYear: readonly Row[]): RowGroup {
    const total = totalOf?.(ofYear, year);
    return { key: String(year), label: String(year ?? undated), ...(total !== undefined && { total }) };
  }
  const groups = new Map([...groupBy(rows, yearOfRow)].map(([year, ofYear]) => [year, groupOfYear(year, ofYear)]));
  return {
    groupOf: (row: Row) => groups.get(yearOfRow(row)) ?? groupOfYear(yearOfRow(row), []),
    hasYears: groups.size > 1,
  };
}
