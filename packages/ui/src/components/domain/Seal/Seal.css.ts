import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/styling.ts';

/** Green, like every completion. */
const seal = style({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.color.successSolid,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const size = styleVariants({ medium: '3.5rem', fluid: 'clamp(2.5rem, 12.5cqi, 6rem)' }, (width) => [
  seal,
  { width, height: `calc(${width} * 62 / 48)` },
]);

/** The light comes from above. */
export const light = style({ stopColor: 'color-mix(in srgb, currentColor 84%, white)' });
export const shadow = style({ stopColor: 'color-mix(in srgb, currentColor 88%, black)' });
export const ribbon = style({ fill: 'color-mix(in srgb, currentColor 72%, black)' });
export const rim = style({ stroke: vars.color.surface, strokeOpacity: 0.5 });
export const tick = style({ stroke: vars.color.surface, strokeWidth: 3.5 });
