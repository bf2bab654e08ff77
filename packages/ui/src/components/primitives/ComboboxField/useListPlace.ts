import { useLayoutEffect, useState, type RefObject } from 'react';
import { placeList, usualPlace, type ListPlace, type Stretch } from './placeList.ts';

/** Approximate height of a row including the padding of the list, in CSS pixels. */
const lineHeight = 54;

/**
 * The visible part of the page, without the phone's keyboard and the `scroll-padding` reserved for
 * the header.
 */
function visible(): Stretch {
  const top = window.visualViewport?.offsetTop ?? 0;
  const height = window.visualViewport?.height ?? window.innerHeight;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return { top: top + (Number.isNaN(header) ? 0 : header), bottom: top + height };
}

/**
 * The place of a field's list while it is open; updated on scroll, rotation and when the phone's
 * keyboard opens.
 */
export function useListPlace(field: RefObject<HTMLElement | null>, isOpen: boolean, optionCount: number): ListPlace {
  const wanted = Math.max(optionCount, 1) * lineHeight;
  const [place, setPlace] = useState(usualPlace);

  useLayoutEffect(() => {
    if (!isOpen) return;
    function measure() {
      if (field.current === null) return;
      const next = placeList(field.current.getBoundingClientRect(), visible(), wanted);
      setPlace((now) => (now.side === next.side && now.maxHeight === next.maxHeight ? now : next));
    }
    measure();
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [field, isOpen, wanted]);

  return place;
}
