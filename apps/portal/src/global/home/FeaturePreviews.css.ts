import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The well in which a preview stands. */
export const well = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '15rem',
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  userSelect: 'none',
});

export const surface = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

export const course = style([surface]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  selectors: { [`${course} > &`]: { gap: vars.space[8], padding: vars.space[12] } },
});
