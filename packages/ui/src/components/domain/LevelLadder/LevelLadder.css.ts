import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

/** Container in which nine names fit side by side. */
export const wide = '(min-width: 52rem)';

export const ladder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
  containerType: 'inline-size',
});

export const rungs = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { flexDirection: 'row' } },
});

/** The button that unfolds a column. */
export const more = style({
  '@container': { [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const stray = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  fontWeight: 650,
});
