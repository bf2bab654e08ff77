import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const avatar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  ...text('h3'),
});

export const facts = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, minWidth: 0 });

export const fact = style({ selectors: { '&:first-child': { fontWeight: 650 } } });

export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
