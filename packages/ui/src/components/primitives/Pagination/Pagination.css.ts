import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  ...text('body'),
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const range = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' });

export const position = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  // Keeps the four buttons in one row.
  '@media': { [media.phone]: { order: -1, flexBasis: '100%', justifyContent: 'center' } },
});

export const number = style({ flex: 'none', width: 'auto', minWidth: '4.5rem', maxWidth: '100%', textAlign: 'center' });
