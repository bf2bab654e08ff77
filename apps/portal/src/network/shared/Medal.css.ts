import { media, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const medal = styleVariants({ small: '2.25rem', large: '3.5rem' }, (width) => ({
  width,
  height: 'auto',
  flexShrink: 0,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
}));

export const ribbon = style({ fill: vars.color.primary });
export const rim = style({ fill: vars.level.gold });
export const disc = style({ fill: vars.color.premiumBg });
export const star = style({ fill: vars.level.gold });
