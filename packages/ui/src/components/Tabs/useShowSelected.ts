import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollTo } from './scrollTo.ts';

/** Pixels of the neighbouring tab left in sight, which tell that there are more. */
const peep = 24;

/**
 * Scrolls a row of tabs, and nothing but the row, so that the selected one is seen: also when the page opens on it or
 * the address changes it. (The browser's own way would move the page, too.)
 * @returns the ref of the row, whose items are positioned from it
 */
export function useShowSelected(selected: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const item = { start: tab.offsetLeft, end: tab.offsetLeft + tab.offsetWidth };
    const seen = { start: list.scrollLeft, end: list.scrollLeft + list.clientWidth };
    list.scrollLeft = scrollTo(item, seen, peep);
  }, [selected]);
  return row;
}
