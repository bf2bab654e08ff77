import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

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

/** In print the tableView is below the chart. */
export const tableView = style({ '@media': { print: { display: 'block', marginBlockStart: vars.space[16] } } });

export const table = style({ width: '100%', borderCollapse: 'collapse', ...text('table') });

export const head = style({ ...text('caption'), fontWeight: 600, color: vars.color.textMuted });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const foot = style({ fontWeight: 650 });

const cell = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  fontWeight: 'inherit',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [media.phone]: { paddingInline: vars.space[8] } },
});

export const name = style([cell, { textAlign: 'start' }]);
/** Never broken within the number; the name beside it gives way. */
export const cellFigure = style([
  cell,
  { textAlign: 'end', fontVariantNumeric: 'tabular-nums', selectors: { 'td&': { whiteSpace: 'nowrap' } } },
]);
