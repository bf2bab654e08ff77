/** Screens up to this many pixels use the side menu and cards in place of tables (spec section 9). */
export const mobileMax = 768;

/** In em, so that the limits move along when a reader has the browser's text enlarged; equal to pixels at the usual size. */
export function em(pixels: number): string {
  return `${pixels / 16}em`;
}

/** Links in the header. Apart from the other media queries for code that asks for it in the browser. */
export const desktop = `(min-width: ${em(mobileMax + 1)})`;
