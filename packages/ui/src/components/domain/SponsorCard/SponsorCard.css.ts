import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const facts = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, minWidth: 0 });

export const fact = style({ selectors: { '&:first-child': { fontWeight: vars.weight.strong } } });

export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
