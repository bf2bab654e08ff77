/** Pixels of the neighbouring item that stay visible, to show that there are more. */
const preview = 40;

/**
 * Scrolls a row, and nothing around it, no further than necessary to show its chosen item.
 * `scrollIntoView` would scroll the page too.
 * @param row the scroll container, and the offset parent of its items
 * @param chosen selector of the item
 */
export function showSideways(row: HTMLElement | null, chosen: string): void {
  const item = row?.querySelector<HTMLElement>(chosen);
  if (!row || !item) return;
  const min = item.offsetLeft + item.offsetWidth + preview - row.clientWidth;
  const max = item.offsetLeft - preview;
  // An item wider than the row shows its start.
  row.scrollLeft = Math.min(max, Math.max(min, row.scrollLeft));
}
