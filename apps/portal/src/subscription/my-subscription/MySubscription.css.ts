import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The consequences of a cancellation, as a list. */
export const losses = style({
  listStyle: 'disc',
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[24],
});
