/**
 * Screens up to this width in pixels use the side menu, and list rows instead of tables
 * (docs/specification.md#limits).
 */
export const mobileMax = 768;

/** Converts pixels to em, so that breakpoints follow the browser's text size. */
export function em(pixels: number): string {
  return `${pixels / 16}em`;
}

/** Media query for links in the header. It is in this file so that the browser can use it without the style sheets. */
export const desktop = `(width > ${em(mobileMax)})`;
