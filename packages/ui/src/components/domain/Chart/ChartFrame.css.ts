import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Caption and button share the first line if both fit. */
export const figure = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid' } },
});

export const caption = style({ ...text('h3'), flex: '1 1 6rem', overflowWrap: 'anywhere', minWidth: 0 });

export const toggle = style({ marginInlineStart: 'auto' });

export const summary = style({
  ...text('small'),
  flexBasis: '100%',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const view = style({ flexBasis: '100%', minWidth: 0 });

/** In print the table is below the chart. */
export const table = style({ '@media': { print: { display: 'block', marginBlockStart: vars.space[16] } } });
