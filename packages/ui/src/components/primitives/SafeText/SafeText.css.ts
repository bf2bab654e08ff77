import { style } from '@vanilla-extract/css';
import { column, vars } from '../../../theme/styling.ts';

export const prose = style({
  ...column(16),
  maxWidth: vars.size.measure,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const list = style({
  paddingInlineStart: vars.space[24],
  ...column(4),
});
export const bullets = style({ listStyle: 'disc' });
export const numbers = style({ listStyle: 'decimal' });
