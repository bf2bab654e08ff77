import { desktop, em, mobileMax, touch } from './widths.ts';

/** The narrowest window with two columns. */
const twoColumns = em(1024);

/**
 * Media queries, since they cannot use custom properties. Zoomed windows have widths such as 768.8 px: exactly one of
 * two complements must match, so all of them are ranges, which `min-width` and `max-width` cannot say.
 */
export const media = {
  /** Small phones: narrow gutters and small headings. */
  phone: `(width <= ${em(480)})`,
  /** Side menu instead of links, list rows instead of tables. */
  mobile: `(width <= ${em(mobileMax)})`,
  /** Links in the header. */
  desktop,
  /** Links in the header with the smallest spacing, so that all seven fit. */
  compactNav: `(${em(mobileMax)} < width < ${twoColumns})`,
  /** Space for one column. */
  narrow: `(width < ${twoColumns})`,
  /** Space for two columns. */
  wide: `(width >= ${twoColumns})`,
  touch,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
