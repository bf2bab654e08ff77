import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the middle of the page. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  gap: vars.space[40],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 22.5rem)' } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minWidth: 0 });

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: vars.space[16],
  minWidth: 0,
});
