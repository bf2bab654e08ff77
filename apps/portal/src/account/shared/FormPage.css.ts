import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.pageForm})`,
  alignItems: 'start',
  gap: vars.space[32],
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${vars.size.pageForm}) minmax(0, 1fr)` } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });
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
