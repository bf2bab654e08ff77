import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const words = style({ minWidth: 0 });
export const title = style({ ...text('h1'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const lead = style({ color: vars.color.textMuted, overflowWrap: 'anywhere', marginBlockStart: vars.space[4] });
