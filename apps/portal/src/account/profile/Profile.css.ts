import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Parts and rail as in PageLayout, above the settings that take both columns. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`, columnGap: vars.space[32] },
    [media.phone]: { gap: vars.space[20] },
  },
});
