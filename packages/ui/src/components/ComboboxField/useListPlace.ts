import { useLayoutEffect, useState, type RefObject } from 'react';
import { placeList, usualPlace, type ListPlace, type Stretch } from './placeList.ts';

/** About the height of a line, the padding of the list counted in, in CSS pixels. */
const lineHeight = 54;

/** What can be seen of the page: without the phone's keyboard, and without what `scroll-padding` keeps for the header. */
function visible(): Stretch {
  const top = window.visualViewport?.offsetTop ?? 0;
  const height = window.visualViewport?.height ?? window.innerHeight;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return { top: top + (Number.isNaN(header) ? 0 : header), bottom: top + height };
}

/** Where the list of a field has its place while it is open; it follows scrolling, turning and the phone's keyboard. */
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
