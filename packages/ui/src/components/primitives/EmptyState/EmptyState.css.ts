import { style, styleVariants } from '@vanilla-extract/css';
import { surface, text, vars } from '../../../theme/styling.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[40]} ${vars.size.edge}`,
  ...surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const row = style({
  ...surface,
  padding: `${vars.space[16]} ${vars.size.edge}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const icon = styleVariants({
  neutral: { color: vars.color.textSubtle },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
});
export const title = style({ ...text('h4') });
export const help = style({ color: vars.color.textMuted, maxWidth: '44ch' });
