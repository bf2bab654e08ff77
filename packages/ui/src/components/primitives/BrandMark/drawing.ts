/**
 * The brand's mark on a grid of 32 by 32: two leaves above three roots. The portal's icon repeats
 * it (apps/portal/public/icon.svg).
 */
export const drawing = {
  /** Filled. */
  leaves: 'M16 13.5c0-7-5-11-12-11 0 7 5 11 12 11Zm0 0c0-7 5-11 12-11 0 7-5 11-12 11Z',
  /** Strokes with round ends. */
  roots: 'M16 17v12.5M16 17.5c0 5-4 8.5-9.5 9M16 17.5c0 5 4 8.5 9.5 9',
  /** Width of the roots. */
  stroke: 3.25,
} as const;
