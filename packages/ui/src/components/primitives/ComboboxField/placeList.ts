/** A vertical range of the screen, in CSS pixels. */
export interface Stretch {
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
export const usualPlace: ListPlace = { side: 'below', maxHeight: highest };

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
