import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The lesson, and beside it the outline of its course where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[40],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
