import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Search and filter in one line where there is room. Fields as wide as the page would look like a form. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem) 14rem',
  alignItems: 'end',
  gap: vars.space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
