import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The cover that students see; on phones the buttons come first. */
export const cover = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [media.mobile]: { display: 'none' } },
});
