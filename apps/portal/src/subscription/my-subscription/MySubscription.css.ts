import { around, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The consequences of a cancellation, as a list. */
export const losses = style({
  listStyle: 'disc',
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[24],
});

/** Heading and link, which does not make the row higher. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});
globalStyle(`${head} > a`, { marginBlock: around('h3', 'control', -1) });
