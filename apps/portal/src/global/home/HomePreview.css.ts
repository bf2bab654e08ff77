import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A window with a screen of the portal. */
export const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.canvas,
  boxShadow: vars.elevation.dialog,
  userSelect: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
  '@media': { [media.phone]: { padding: vars.space[12] } },
});

export const greeting = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});

export const course = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 6, minWidth: 0 });
