import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels of the neighbouring tab left in sight, which show that there are more. */
const peep = 24;

/**
 * Scrolls a row of tabs, and nothing but the row, so that the selected one is visible: also when
 * the page opens on it or the address changes it. (`scrollIntoView` would scroll the page, too.)
 * @returns the ref of the row, whose items are positioned from it
 */
export function useShowSelected(selected: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const least = tab.offsetLeft + tab.offsetWidth + peep - list.clientWidth;
    const most = tab.offsetLeft - peep;
    // No further than needed; the start of a tab wider than the row counts more than its end.
    list.scrollLeft = Math.min(most, Math.max(least, list.scrollLeft));
  }, [selected]);
  return row;
}
