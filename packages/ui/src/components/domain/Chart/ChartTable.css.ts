import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

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
export const figure = style([
  cell,
  { textAlign: 'end', fontVariantNumeric: 'tabular-nums', selectors: { 'td&': { whiteSpace: 'nowrap' } } },
]);
