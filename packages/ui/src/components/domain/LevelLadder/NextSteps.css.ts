import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minWidth: 0,
  ...text('table'),
});

export const words = style({
  ...text('body'),
  fontWeight: 550,
  flex: '1 1 14rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
