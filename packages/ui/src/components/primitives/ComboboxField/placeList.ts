import { useLayoutEffect, useState, type RefObject } from 'react';

/** A vertical range of the screen, in CSS pixels. */
interface Stretch {
  top: number;
  bottom: number;
}

/** Side on which a list opens, and its greatest height. */
export interface ListPlace {
  side: 'below' | 'above';
  /** In CSS pixels. */
  maxHeight: number;
}

/** Distance between field and list plus distance between list and screen edge, in CSS pixels. */
const margins = 8 + 8;

/**
 * Least usable height, in CSS pixels; a lower list extends past the edge, where it can be scrolled
 * to.
 */
const least = 132;

/**
 * Greatest height, in CSS pixels: the seventh row of 44 px is cut off, which shows that there are
 * more.
 */
const highest = 300;

/** The place while the list is closed. */
const usualPlace: ListPlace = { side: 'below', maxHeight: highest };

/**
 * Places the list below the field when the wanted height fits there or there is more space than
 * above, otherwise above; its height is limited by the space.
 */
export function placeList(field: Stretch, screen: Stretch, wanted: number): ListPlace {
  const below = screen.bottom - field.bottom - margins;
  const above = field.top - screen.top - margins;
  const side = below >= Math.min(wanted, highest) || below >= above ? 'below' : 'above';
  const room = Math.max(side === 'below' ? below : above, least);
  return { side, maxHeight: Math.round(Math.min(highest, room)) };
}

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
