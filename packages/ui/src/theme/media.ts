/** Screens up to this many pixels use the side menu and cards in place of tables (spec section 9). */
export const mobileMax = 768;

/** Media queries, since custom properties cannot be used in them. */
export const media = {
  /** Small phones: narrower gutters, smaller headings. */
  phone: '(max-width: 480px)',
  /** Side menu instead of links, cards instead of tables. */
  mobile: `(max-width: ${mobileMax}px)`,
  /** Links in the header. */
  desktop: `(min-width: ${mobileMax + 1}px)`,
  /** Links in the header with the tightest spacing, since all seven must fit. */
  compactNav: `(min-width: ${mobileMax + 1}px) and (max-width: 1023px)`,
  /** Room for two columns. */
  wide: '(min-width: 1024px)',
  /** Pointer devices on which a hover means something. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
