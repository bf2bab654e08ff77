import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
});
