import { style } from '@vanilla-extract/css';
import { column, surface, text, vars } from '../../../theme/styling.ts';

export const stat = style({
  ...column(4),
  minWidth: 0,
  containerType: 'inline-size',
  padding: vars.space[20],
  ...surface,
  boxShadow: vars.elevation.card,
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
});

export const label = style({ ...text('small'), color: vars.color.textMuted });
export const value = style({
  ...text('display'),
  // Shrinks in a narrow column, so that a date or an amount stays on one line.
  fontSize: `clamp(${vars.text.h3.size}, 16cqi, ${vars.text.display.size})`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const hint = style({ ...text('small'), color: vars.color.textMuted });
