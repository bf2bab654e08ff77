import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as the value of `mask-image`, for style sheets: `background-color` then colours it, and
 * no element is needed for it. Runs while style sheets are built, never in the browser.
 */
export function maskOf(icon: ComponentType): string {
  const svg = renderToStaticMarkup(createElement(icon)).replace(/ (class|aria-hidden)="[^"]*"/g, '');
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
