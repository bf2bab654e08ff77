import { desktop, em, mobileMax, touch } from './widths.ts';

/** The narrowest window with tables. */
const tables = em(700);
/** The narrowest window with a rail. */
const twoColumns = em(1024);

/**
 * Media queries, since they cannot use custom properties. Zoomed windows have widths such as 768.8 px: exactly one of
 * two complements must match, so all of them are ranges, which `min-width` and `max-width` cannot say.
 */
export const media = {
  /** Small phones: narrow gutters and small headings. */
  phone: `(width <= ${em(480)})`,
  /** List rows instead of tables, cards below one another. */
  small: `(width < ${tables})`,
  /** Tables, and small cards in pairs. */
  medium: `(width >= ${tables})`,
  /** Side menu instead of links. */
  mobile: `(width <= ${em(mobileMax)})`,
  /** Links in the header. */
  desktop,
  /** Links in the header with the smallest spacing, so that all seven fit. */
  compactNav: `(${em(mobileMax)} < width < ${twoColumns})`,
  /** Space for one column. */
  narrow: `(width < ${twoColumns})`,
  /** Space for two columns: a rail, and all columns of a table. */
  wide: `(width >= ${twoColumns})`,
  touch,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
