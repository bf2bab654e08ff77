import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The code of the bank next to its name. */
export const bank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
