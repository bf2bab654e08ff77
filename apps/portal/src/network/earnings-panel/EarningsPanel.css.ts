import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Total and types beside the months, where both fit. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', columnGap: vars.space[24] } },
});
