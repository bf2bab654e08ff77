import { cardSurface } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A part of a name that breaks only where it alone is too long. */
export const part = style({ display: 'inline-block' });

/** The modules of a course on one surface. */
export const outline = style({
  minWidth: 0,
  ...cardSurface,
  '@media': { print: { boxShadow: 'none' } },
});
