import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ...text('small') });
export const item = style({ display: 'flex', alignItems: 'center', minWidth: 0, color: vars.color.textMuted });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.color.link,
  textUnderlineOffset: '0.15em',
  overflowWrap: 'anywhere',
});

export const separator = style({ display: 'flex', marginInline: vars.space[4], color: vars.color.textSubtle });
export const current = style({ overflowWrap: 'anywhere', minWidth: 0 });
