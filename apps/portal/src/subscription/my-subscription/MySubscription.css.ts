import { around, media, vars } from '@raiz/ui/theme';
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
  columnGap: vars.space[4],
});
globalStyle(`${head} > a`, { marginBlock: around('h3', 'control', -1) });

/** Skeleton of the card's last row: a fact, and at the end the buttons; on phones below each other. */
export const foot = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlockStart: vars.space[56],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 20rem', marginBlockStart: vars.space[12] } },
});
globalStyle(`${foot} > :last-child`, { '@media': { [media.medium]: { gridAutoFlow: 'column' } } });
