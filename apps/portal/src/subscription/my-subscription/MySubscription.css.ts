import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a cancellation ends, as points. */
export const losses = style({
  listStyle: 'disc',
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[20],
});
