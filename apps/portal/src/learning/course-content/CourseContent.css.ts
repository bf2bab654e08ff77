import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the percent, or below it. */
export const bar = style({
  flex: '1 1 8rem',
  maxWidth: '16rem',
  '@media': { [media.phone]: { maxWidth: 'none' } },
  marginBlock: vars.space[4],
  // The bar of a course begun today is seen on the band, too.
  vars: { [vars.color.track]: vars.color.surface },
});

/** Room for its messages. */
export const enrol = style({ width: '16rem', maxWidth: '100%' });
