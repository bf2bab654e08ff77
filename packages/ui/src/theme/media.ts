import { desktop, em, mobileMax } from './widths.ts';

/** Media queries, since they cannot use custom properties. */
export const media = {
  /** Small phones: narrow gutters and small headings. */
  phone: `(max-width: ${em(480)})`,
  /** Side menu instead of links, list rows instead of tables. */
  mobile: `(max-width: ${em(mobileMax)})`,
  /** Links in the header. */
  desktop,
  /** Links in the header with the smallest spacing, so that all seven fit. */
  compactNav: `(min-width: ${em(mobileMax + 1)}) and (max-width: ${em(1023)})`,
  /** Space for one column. */
  narrow: `(max-width: ${em(1023)})`,
  /** Space for two columns. */
  wide: `(min-width: ${em(1024)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
