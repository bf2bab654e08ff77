import { style } from '@vanilla-extract/css';
import { column, text, vars } from '../../../theme/styling.ts';

export const figure = style({
  ...column(16),
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
});

/** Caption and button share the line if they fit. */
export const captionRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[8] });

export const caption = style({ ...text('h3'), flex: '1 1 6rem', overflowWrap: 'anywhere', minWidth: 0 });
