import { surface, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Search and filter in one row, or below each other without room. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { gap: vars.space[8] } },
});

export const search = style({ flex: '1 1 16rem', minWidth: 0, maxWidth: '26rem' });

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
      ...surface,
    },
  },
});

export const item = style({
  minWidth: 0,
  selectors: { '& + &': { '@media': { [media.phone]: { borderBlockStart: `1px solid ${vars.color.border}` } } } },
});
