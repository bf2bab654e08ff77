import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/styling.ts';

const emblem = style({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** In rem: an emblem grows with the user's text size. */
export const size = styleVariants({ small: '1.5rem', medium: '2.25rem', large: '6rem' }, (side) => [
  emblem,
  { width: side, height: side },
]);

/** The level's one colour. */
export const color = styleVariants(vars.level, (level) => ({ color: level }));

/** A level that the member has not reached yet. */
export const ahead = style({ color: vars.color.textSubtle });

/** The light comes from above. */
export const light = style({ stopColor: 'color-mix(in srgb, currentColor 84%, white)' });
export const shadow = style({ stopColor: 'color-mix(in srgb, currentColor 88%, black)' });
export const rim = style({ stroke: vars.color.surface, strokeOpacity: 0.4 });
const sign = vars.color.surface;
export const lines = style({ stroke: sign, strokeWidth: 3 });
export const shapes = style({ fill: sign });
export const cuts = style({ stroke: 'currentColor', strokeWidth: 1.3 });

/** The drawing as an outline. */
export const outline = style({ stroke: 'currentColor', strokeWidth: 1.5 });
export const thick = style({ stroke: 'currentColor', strokeWidth: 2.5 });
export const leaves = style({ fill: 'currentColor' });
