import { style } from '@vanilla-extract/css';
import { inset, vars } from '../../../theme/styling.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: `calc(${vars.space[8]} + ${inset.top})`,
  insetInlineStart: `calc(${vars.space[8]} + ${inset.left})`,
  zIndex: vars.zIndex.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  '@media': { print: { display: 'none' } },
});
