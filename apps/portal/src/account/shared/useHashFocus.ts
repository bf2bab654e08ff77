import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Events of a user who scrolls or works on the page. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Moves the focus to a heading when the address ends with its anchor, and keeps it visible while
 * the content above it loads, until the first user event.
 * @param anchor The part of the address after `#`.
 * @returns The ref of the heading, which must be focusable and mount with the component.
 */
export function useHashFocus(anchor: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;

  useEffect(() => {
    const target = heading.current;
    const page = target?.closest('main');
    if (!isTarget || !target || !page) return;
    const growth = new ResizeObserver(() => target.scrollIntoView({ block: 'start' }));
    const stop = () => growth.disconnect();
    target.focus({ preventScroll: true });
    growth.observe(page);
    for (const name of userEvents) window.addEventListener(name, stop, { passive: true });
    return () => {
      stop();
      for (const name of userEvents) window.removeEventListener(name, stop);
    };
  }, [isTarget, key]);

  return heading;
}
