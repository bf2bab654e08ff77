import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

export const select = style({ appearance: 'none', paddingInlineEnd: vars.space[40], cursor: 'pointer' });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  selectors: { 'select:disabled + &': { color: vars.color.disabledText } },
});
