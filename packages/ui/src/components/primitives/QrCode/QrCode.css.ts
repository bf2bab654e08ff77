import { style } from '@vanilla-extract/css';
import { column, vars } from '../../../theme/styling.ts';

/** Forced colours must not invert it either. The round frame on the screen lies over the square one of the files. */
export const code = style({
  height: 'auto',
  outline: '1px solid currentColor',
  outlineOffset: -1,
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { print: { breakInside: 'avoid' } },
});

export const sentence = style({ color: vars.color.dangerText, overflowWrap: 'anywhere' });
export const saving = style({ ...column(12), '@media': { print: { display: 'none' } } });
