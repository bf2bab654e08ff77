import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Framed area with the welcome. */
export const hero = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[48],
  padding: `${vars.space[64]} ${vars.space[48]}`,
  borderRadius: vars.radius.dialog,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(100deg, ${vars.color.primarySoft}, ${vars.color.surface} 70%)`,
  '@media': { [media.phone]: { padding: `${vars.space[32]} ${vars.space[20]}` } },
});

/** Column of text and buttons. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });

/** The circle around a feature's icon. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});
