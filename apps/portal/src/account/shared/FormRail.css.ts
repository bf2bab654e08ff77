import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A tinted panel that stays in view beside a long form. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  minWidth: 0,
  padding: vars.space[32],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(150deg, ${vars.color.primarySoft}, ${vars.color.surface} 75%)`,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` },
    [media.phone]: { padding: vars.space[20] },
  },
});
