import { text, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The same distance from the table as its caption. */
export const order = style({ paddingBlockEnd: vars.space[12] });

export const type = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minWidth: 0 });
export const level = style({ fontWeight: 450, color: vars.color.textMuted });

/** Amount and hint on one line if they fit. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  containerType: 'inline-size',
});
export const label = style({ ...text('small'), flexBasis: '100%', color: vars.color.textMuted });
const amountBase = style({
  ...text('display'),
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Shrinks if large text or a long number would wrap it. */
export const amount = styleVariants({
  short: [amountBase, { fontSize: `clamp(${vars.text.h3.size}, 14cqi, ${vars.text.display.size})` }],
  long: [amountBase, { fontSize: `min(7.5cqi, ${vars.text.display.size})` }],
});
export const hint = style({ ...text('small'), color: vars.color.textMuted });
