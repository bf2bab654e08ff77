import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows the first row when the rows of another page have come: whoever turns the page below a hundred rows is at their end.
 * @param page any value that is another one for each page
 */
export function useShowStart(scroller: RefObject<HTMLElement | null>, page: number | undefined): void {
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
