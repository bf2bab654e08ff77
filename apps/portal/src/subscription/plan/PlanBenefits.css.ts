import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const courses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });
