/** Where something lies along the inside of what scrolls, in pixels. */
export interface Span {
  start: number;
  end: number;
}

/**
 * How far a row must be scrolled so that one of its items is seen whole, moving it no further than needed; the start
 * of an item wider than the row counts more than its end.
 * @param item the item's place inside the row
 * @param seen the part of the row that is seen now; its start is how far the row is scrolled
 * @param margin pixels kept free on either side, so that the neighbour peeps out
 */
export function scrollTo(item: Span, seen: Span, margin: number): number {
  const start = item.start - margin;
  const end = item.end + margin;
  if (start < seen.start || end - start > seen.end - seen.start) return Math.max(0, start);
  return end > seen.end ? seen.start + end - seen.end : seen.start;
}
