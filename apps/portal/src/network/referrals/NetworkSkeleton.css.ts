import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

/** As high as the fields and the counts below them. */
export const filters = style({
  height: `calc(${vars.size.controlDense} + ${vars.space[12]} + 2rem)`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.track,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});
