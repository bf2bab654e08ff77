import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[16]}`,
});

export const words = style({ minWidth: 0 });
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const title = style({ ...text('h1'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const lead = style({ color: vars.color.textMuted, overflowWrap: 'anywhere', marginBlockStart: vars.space[4] });

/** Centred on the title, which is lower than a button. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlock: '-4px',
});
