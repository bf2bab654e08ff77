import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.notice,
  width: `min(${vars.size.page}, 100%)`,
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[16]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
  '@media': { print: { display: 'none' } },
});
