import { useLayoutEffect, useState, type RefObject } from 'react';

/** Height of a line in rem, so that it grows with the reader's text. */
export const lineRem = 2.75;
/** Lines drawn above and below what is in sight. */
const margin = 6;
/** What is in sight before it has been measured. */
const guess = { top: 0, height: 544 };

function lineHeight(): number {
  return lineRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The part of a long list that is in sight of its own scroller. */
export interface ListWindow {
  /** First line to draw, and the one after the last. */
  first: number;
  end: number;
  /** How many lines are in sight. */
  page: number;
}

/**
 * Watches a scroller of lines of equal height, and keeps the line `at` in sight.
 * @param count how many lines there are
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, at: number): ListWindow {
  const [seen, setSeen] = useState(guess);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const height = lineHeight();
    if (at * height < element.scrollTop) element.scrollTop = at * height;
    const lowest = (at + 1) * height - element.clientHeight;
    if (lowest > element.scrollTop) element.scrollTop = lowest;
  }, [scroller, at]);

  const height = lineHeight();
  const top = Math.floor(seen.top / height);
  const page = Math.max(1, Math.floor(seen.height / height));
  return { first: Math.max(0, top - margin), end: Math.min(count, top + page + 1 + margin), page };
}
