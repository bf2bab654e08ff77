/** Screens up to this width in pixels use the side menu (docs/specification.md#limits). */
export const mobileMax = 768;

/** Converts pixels to em, so that breakpoints follow the browser's text size. */
export function em(pixels: number): string {
  return `${pixels / 16}em`;
}

// Media queries in this file are those that the browser also uses without the style sheets.

/** Small windows, and larger ones that fingers use: those with an on-screen keyboard. */
export const touch = `(width <= ${em(mobileMax)}), (pointer: coarse)`;

/** Links in the header. */
export const desktop = `(width > ${em(mobileMax)})`;
