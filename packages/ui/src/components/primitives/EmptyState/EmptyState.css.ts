import { style, styleVariants } from '@vanilla-extract/css';
import { media, surface, text, vars } from '../../../theme/styling.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[40]} ${vars.space[20]}`,
  ...surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const row = style({
  ...surface,
  padding: `${vars.space[16]} ${vars.space[20]}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: vars.space[16] } },
});

export const icon = styleVariants({
  neutral: { color: vars.color.textSubtle },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
});
export const title = style({ ...text('h4') });
export const help = style({ color: vars.color.textMuted, maxWidth: '44ch' });
