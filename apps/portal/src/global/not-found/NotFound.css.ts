import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A tinted panel that says where the reader is and where to go. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[20],
  minWidth: 0,
  padding: vars.space[48],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(120deg, ${vars.color.primarySoft}, ${vars.color.surface} 70%)`,
  '@media': { [media.phone]: { padding: vars.space[20] } },
});
