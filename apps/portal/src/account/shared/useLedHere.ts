import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** What a person does who does not want to be taken anywhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Leads whoever followed a link with this anchor to a heading that comes later than the page: it takes the focus, and stays
 * in sight while the parts above it are still growing, until the person moves by themselves.
 * @param anchor The address's part after `#`.
 * @returns For the heading, which has to take the focus and to be there with the component.
 */
export function useLedHere(anchor: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isMeant = hash === `#${anchor}`;

  useEffect(() => {
    const place = heading.current;
    const page = place?.closest('main');
    if (!isMeant || !place || !page) return;
    const show = () => place.scrollIntoView({ block: 'start' });
    const growth = new ResizeObserver(show);
    const stop = () => growth.disconnect();
    place.focus({ preventScroll: true });
    growth.observe(page);
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
    return () => {
      stop();
      for (const move of ownMoves) window.removeEventListener(move, stop);
    };
  }, [isMeant, key]);

  return heading;
}
