import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  containerType: 'inline-size',
  padding: vars.space[20],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
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
