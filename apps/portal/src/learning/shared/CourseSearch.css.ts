import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Search, filter and count in one row; the count is at its end, or below where there is no room.
 */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

export const search = style({ flex: '1 1 16rem', minWidth: 0, maxWidth: '26rem' });

/** As high as a control, so that it is centred on the fields. */
export const count = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 0 auto',
  justifyContent: 'flex-end',
  minHeight: vars.size.control,
  // In a line of its own, so that a late filter moves nothing.
  '@media': { [media.phone]: { flexBasis: '100%', minHeight: 0 } },
});

/** A label above a control. */
export const fieldsSkeleton = style({
  height: `calc(${vars.size.control} + ${vars.text.body.line} + ${vars.space[4]})`,
});

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
