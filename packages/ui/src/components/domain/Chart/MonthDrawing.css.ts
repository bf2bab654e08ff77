import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The first and last grid lines overflow by half their width. */
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

export const line = style({
  stroke: vars.color.border,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: '1 4' } },
});

export const zero = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const band = style({
  fill: vars.color.sunken,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 3' } },
});

/** Hides the grid lines behind a translucent bar. */
export const ground = style({ fill: vars.color.surface });

/** Translucent with a solid edge: the fill alone has too little contrast with the page. */
export const bar = style({
  fill: vars.color.progress,
  fillOpacity: 0.55,
  stroke: vars.color.progress,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
});

export const current = style({
  fillOpacity: 1,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});
