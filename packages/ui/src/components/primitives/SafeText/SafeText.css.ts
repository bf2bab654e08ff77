import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxWidth: vars.size.measure,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const list = style({
  paddingInlineStart: vars.space[24],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});
export const bullets = style({ listStyle: 'disc' });
export const numbers = style({ listStyle: 'decimal' });
