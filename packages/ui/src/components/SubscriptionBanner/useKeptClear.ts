import { useLayoutEffect, type RefObject } from 'react';

/** How much of the window an element at its foot covers, as a length; nothing while it stands in the page like any other. */
function covered(element: HTMLElement): string {
  return getComputedStyle(element).position === 'sticky' ? `${element.offsetHeight}px` : '';
}

/**
 * Keeps the focus from ending up under a strip at the foot of the window (WCAG 2.4.11): the browser then scrolls what gets
 * the focus above it, as `scroll-padding` does for the header.
 * @param strip The strip, there as long as its component is.
 */
export function useKeptClear(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const keep = () => void (style.scrollPaddingBottom = covered(element));
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [strip]);
}
