import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the first row when the page changes: the pagination is below the last row.
 * @param page any value that identifies the page
 */
export function useScrollToFirstRow(scroller: RefObject<HTMLElement | null>, page: number | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = scroller.current;
    if (element === null) return;
    element.scrollTop = 0;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [scroller, page]);
}
