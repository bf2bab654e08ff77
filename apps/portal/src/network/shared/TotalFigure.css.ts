import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Amount and hint on one line where they fit. */
export const total = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] });
export const label = style({ ...text('small'), flexBasis: '100%', color: vars.color.textMuted });
export const amount = style({
  ...text('display'),
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const hint = style({ ...text('small'), color: vars.color.textMuted });
