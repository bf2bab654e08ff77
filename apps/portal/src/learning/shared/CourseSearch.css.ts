import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards side by side; on phones rows on one surface. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  gap: vars.space[24],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      boxShadow: vars.elevation.card,
    },
  },
});

export const item = style({
  minWidth: 0,
  selectors: { '& + &': { '@media': { [media.phone]: { borderBlockStart: `1px solid ${vars.color.border}` } } } },
});
