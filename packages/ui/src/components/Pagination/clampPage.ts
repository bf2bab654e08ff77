/**
 * The page that a typed number means: between 1 and the last page (spec, section 9); the present one when nothing was typed.
 * @param typed what stands in the field
 */
export function clampPage(typed: string, present: number, last: number): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? present : Math.min(Math.max(number, 1), Math.max(last, 1));
}

/** How many pages a list has; an empty one has one page. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The part of a list that a page shows; a page beyond the list shows its last part.
 * @param page from 1, as it may come out of an address: what is no whole page counts as the one it begins with, nonsense as the first
 */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  const shown = clampPage(String(page), 1, pagesOf(rows.length, pageSize));
  return rows.slice((shown - 1) * pageSize, shown * pageSize);
}
