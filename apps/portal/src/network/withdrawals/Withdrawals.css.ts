import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[12]} clamp(${vars.space[20]}, 6vw, ${vars.space[64]})`,
  minWidth: 0,
});

export const sum = style({ minWidth: 0 });
export const label = style({ ...text('small'), color: vars.color.textMuted });
export const amount = style({ ...text('h2'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const hint = style({ ...text('small'), color: vars.color.textMuted });
