/** A stretch of the screen from top to bottom, in CSS pixels. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** Where a list opens and how high it may be. */
export interface ListPlace {
  side: 'below' | 'above';
  /** In CSS pixels. */
  maxHeight: number;
}

/** Between field and list, and between list and the edge of the screen. */
const margins = 8 + 8;

/** Lower than this a list cannot be used; it rather goes over the edge, where one can scroll to. */
const least = 132;

/** Highest list, in CSS pixels: the seventh line of 44 px is cut, which says that there are more. */
const highest = 300;

/** The place as long as nothing is open. */
export const usualPlace: ListPlace = { side: 'below', maxHeight: highest };

/**
 * Below the field when a list of about the wanted height fits there or more room is there than above, otherwise above;
 * as high as it may be and the room allows.
 */
export function placeList(field: Stretch, screen: Stretch, wanted: number): ListPlace {
  const below = screen.bottom - field.bottom - margins;
  const above = field.top - screen.top - margins;
  const side = below >= Math.min(wanted, highest) || below >= above ? 'below' : 'above';
  const room = Math.max(side === 'below' ? below : above, least);
  return { side, maxHeight: Math.round(Math.min(highest, room)) };
}
