import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content is wider than the element; updates when either is resized. Such an
 * element needs a tab stop, so that the keyboard can scroll it (WCAG 2.1.1).
 */
export function useScrollsSideways(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    measure();
    return () => sizes.disconnect();
  }, [scroller]);

  return scrolls;
}
