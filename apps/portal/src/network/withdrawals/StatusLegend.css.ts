import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[32]}`,
  minWidth: 0,
});
