import { html } from 'hono/html';

/** The portal's mark, in a square of 32: filled leaves above roots with round ends. */
export const mark = {
  leaves: 'M16 13.5c0-7-5-11-12-11 0 7 5 11 12 11Zm0 0c0-7 5-11 12-11 0 7-5 11-12 11Z',
  roots: 'M16 17v12.5M16 17.5c0 5-4 8.5-9.5 9M16 17.5c0 5 4 8.5 9.5 9',
  stroke: 3.25,
} as const;

/** The mark next to the name in the header of a page; the stylesheet sets its colours. */
export const markImage = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <path d="${mark.leaves}" class="leaves" />
  <path d="${mark.roots}" fill="none" stroke-width="${mark.stroke}" stroke-linecap="round" class="roots" />
</svg>`;
