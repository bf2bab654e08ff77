import { gutters, inset, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.notice,
  width: `min(${vars.size.page}, 100%)`,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingBlock: `${vars.space[8]} calc(${vars.space[8]} + ${inset.bottom})`,
  paddingInline: gutters(16),
  '@media': { print: { display: 'none' } },
});
