import { desktop, em, mobileMax } from './widths.ts';

/** Media queries, since custom properties cannot be used in them. */
export const media = {
  /** Small phones: narrower gutters, smaller headings. */
  phone: `(max-width: ${em(480)})`,
  /** Side menu instead of links, cards instead of tables. */
  mobile: `(max-width: ${em(mobileMax)})`,
  /** Links in the header. */
  desktop,
  /** Links in the header with hardly any room left beside them. */
  tightNav: `(min-width: ${em(mobileMax + 1)}) and (max-width: ${em(859)})`,
  /** Links in the header with the tightest spacing, since all seven must fit. */
  compactNav: `(min-width: ${em(mobileMax + 1)}) and (max-width: ${em(1023)})`,
  /** Room for less than two columns. */
  narrow: `(max-width: ${em(1023)})`,
  /** Room for two columns. */
  wide: `(min-width: ${em(1024)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
