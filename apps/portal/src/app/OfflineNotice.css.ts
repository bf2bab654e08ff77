import { gutters, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  width: `min(${vars.size.page}, 100%)`,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: gutters,
  '@media': { print: { display: 'none' } },
});
