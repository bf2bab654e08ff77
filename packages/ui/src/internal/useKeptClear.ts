import { useLayoutEffect, type RefObject } from 'react';

/**
 * The height that an element covers at the bottom of the window, as a CSS length; empty while it is
 * not sticky.
 */
function covered(element: HTMLElement): string {
  return getComputedStyle(element).position === 'sticky' ? `${element.offsetHeight}px` : '';
}

/**
 * Keeps focused elements from being covered by a bar at the bottom of the window (WCAG 2.4.11), by
 * setting `scroll-padding`.
 * @param strip the bar, mounted as long as its component
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
