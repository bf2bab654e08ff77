import { cardSurface } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The modules of a course on one surface. */
export const outline = style({
  minWidth: 0,
  ...cardSurface,
  '@media': { print: { boxShadow: 'none' } },
});
