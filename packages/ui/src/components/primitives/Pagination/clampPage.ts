/**
 * The page for a typed number, clamped to 1 and the last page (docs/specification.md#network); the
 * current one when it is not a number.
 * @param typed text of the field
 */
export function clampPage(typed: string, present: number, last: number): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? present : Math.min(Math.max(number, 1), Math.max(last, 1));
}

/** The number of pages of a list; an empty list has one. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The rows of one page; a page after the last shows the last.
 * @param page from 1, as in an address: truncates a fraction, treats anything else as page 1
 */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  const shown = clampPage(String(page), 1, pagesOf(rows.length, pageSize));
  return rows.slice((shown - 1) * pageSize, shown * pageSize);
}
