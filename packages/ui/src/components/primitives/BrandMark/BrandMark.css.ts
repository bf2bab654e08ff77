import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/styling.ts';

const sizes = { medium: '1.75rem', large: '3.5rem' };

export const size = styleVariants(sizes, (side) => ({ width: side, height: side, flexShrink: 0 }));

export const leaves = style({
  fill: vars.color.brandAccent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const roots = style({
  stroke: vars.color.brand,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
