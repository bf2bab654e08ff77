import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels of the neighbouring tab that stay visible, to show that there are more. */
const peep = 24;

/**
 * Scrolls the row of tabs so that the selected one is visible, also on load and when the address
 * changes. `scrollIntoView` would scroll the page too.
 * @returns the ref of the row, which must be the offset parent of its tabs
 */
export function useShowSelected(selected: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const least = tab.offsetLeft + tab.offsetWidth + peep - list.clientWidth;
    const most = tab.offsetLeft - peep;
    // No further than needed; a tab wider than the row shows its start.
    list.scrollLeft = Math.min(most, Math.max(least, list.scrollLeft));
  }, [selected]);
  return row;
}
