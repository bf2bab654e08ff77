import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

/** As high as the fields and the counts below them. */
export const filters = style({
  height: `calc(2rem + ${vars.space[8]} + 1.75rem)`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.track,
  '@media': {
    [media.mobile]: { height: `calc(${vars.size.control} + ${vars.space[8]} + 1.75rem)` },
    // The counts take two lines.
    [media.phone]: { height: `calc(${vars.size.control} + ${vars.space[8]} + 5rem + ${vars.space[8]})` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});
