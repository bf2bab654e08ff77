import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Half full. */
export const bar = style({
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundImage: `linear-gradient(to right, ${vars.color.progress} 50%, ${vars.color.track} 50%)`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
