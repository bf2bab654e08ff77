import { around, coveringLink, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const courses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  // The card ends at the letters of the link.
  marginBlockEnd: around('body', 'control', -1),
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** As many columns as fit. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'none', gap: 0 } },
});

/** A small card that is a link as a whole; on narrow windows a line. */
export const course = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  padding: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  '@media': { [media.small]: { minHeight: vars.space[56], padding: 0, border: 0, borderRadius: 0 } },
});

export const title = style({
  ...coveringLink('control'),
  minWidth: 0,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
