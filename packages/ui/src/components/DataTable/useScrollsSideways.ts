import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element, kept up to date as either changes its size. Such an
 * element must be reachable by keyboard, or what lies beyond its edge is only for those with a pointer (WCAG 2.1.1).
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
