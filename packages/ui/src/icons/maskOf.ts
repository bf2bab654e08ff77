import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as the value of `mask-image`, for style sheets: `background-color` then colours it, and a
 * cell needs no element for it. Runs while style sheets are built, never in the browser.
 */
export function maskOf(icon: ReactElement): string {
  const svg = renderToStaticMarkup(icon).replace(/ (class|aria-hidden)="[^"]*"/g, '');
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
