import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Total and shares, and what is pending beside them where both fit. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', columnGap: vars.space[40] },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });
