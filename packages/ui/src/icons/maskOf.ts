import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as the value of `mask-image`, for style sheets: `background-color` sets its colour, and it needs no element.
 * Runs at build time, never in the browser.
 */
export function maskOf(icon: ComponentType): string {
  const svg = renderToStaticMarkup(createElement(icon)).replace(/ (class|aria-hidden)="[^"]*"/g, '');
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
