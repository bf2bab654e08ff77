import { style } from '@vanilla-extract/css';
import { cardSurface, column, media, text, vars } from '../../../theme/styling.ts';

export const card = style({
  ...column(16),
  minWidth: 0,
  padding: vars.size.edge,
  ...cardSurface,
  '@media': { print: { breakInside: 'avoid' } },
});

/** Name and status at the start, the price at the end; stacked where they do not fit. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
});

/** As high as the line of the name, so that it aligns with the head of the card next to it. */
export const price = style({
  ...text('h2'),
  lineHeight: vars.text.h3.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

export const sentences = style({ ...column(4), minWidth: 0, maxWidth: vars.size.measure, overflowWrap: 'anywhere' });
export const sentence = style({
  color: vars.color.textMuted,
  selectors: { '&:first-child': { color: vars.color.text } },
});

/** Below a line: the facts at the start, the actions at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[40]}`,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const facts = style({ flex: '1 1 12rem', minWidth: 0 });

/** The main action is at the end of the row, and on phones first. */
export const actions = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  marginInlineStart: 'auto',
  gap: vars.space[8],
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [media.phone]: { ...column(4), flexBasis: '100%' } },
});
