import { useLayoutEffect, type RefObject } from 'react';

/**
 * The height that an element covers at the bottom of the window, as a CSS length; empty while it is
 * not fixed.
 */
function covered(element: HTMLElement): string {
  return getComputedStyle(element).position === 'fixed' ? `${element.offsetHeight}px` : '';
}

function keepClear(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

/**
 * Keeps the page clear of a bar at the bottom of the window: its end can be scrolled above the bar,
 * and focused elements are not covered (WCAG 2.4.11).
 * @param strip the bar, mounted as long as its component
 */
export function useKeptClear(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => keepClear(covered(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      keepClear('');
    };
  }, [strip]);
}
