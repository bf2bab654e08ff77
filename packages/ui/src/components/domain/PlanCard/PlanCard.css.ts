import { style } from '@vanilla-extract/css';
import { cardSurface, column, text, vars } from '../../../theme/styling.ts';

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

/** Below a line. */
export const foot = style({ paddingBlockStart: vars.space[16], borderBlockStart: `1px solid ${vars.color.border}` });
