import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const item = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const message = style({ ...text('body'), margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const name = style({
  ...text('caption'),
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
