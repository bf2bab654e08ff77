import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Ref of the only child of a live region. Screen readers announce what comes into a region that they know, not a region
 * that comes with its text: so the child follows two frames after the region, which keeps its size until then. In a
 * prerendered page it is there from the start.
 */
export function useLiveContent<Child extends HTMLElement>(isLive = true): RefObject<Child | null> {
  const content = useRef<Child>(null);
  const [isNew] = useState(useHydrated());

  useLayoutEffect(() => {
    const child = content.current;
    const region = child?.parentElement;
    if (!isLive || !isNew || !child || !region) return undefined;
    const { width, height } = region.getBoundingClientRect();
    region.style.minWidth = `${width}px`;
    region.style.minHeight = `${height}px`;
    child.remove();

    function fill() {
      region?.append(child ?? '');
      region?.removeAttribute('style');
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(fill);
    });
    return () => {
      cancelAnimationFrame(frame);
      fill();
    };
  }, [isLive, isNew]);

  return content;
}
