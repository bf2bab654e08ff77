import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}, box-shadow ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.elevation.popover },
    // The link covers the whole card, so the focus ring surrounds the card.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  flex: 1,
  padding: vars.space[16],
});

export const title = style({ ...text('h3'), overflowWrap: 'anywhere' });

export const clampedTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

/** Covers the whole card, which makes all of it one link. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  paddingBlock: 2,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.textMuted,
  ...text('table'),
  overflowWrap: 'anywhere',
});

export const foot = style({ width: '100%', marginBlockStart: 'auto', paddingBlockStart: vars.space[8] });

export const action = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    width: '100%',
    minHeight: vars.size.control,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: 600,
    marginBlockStart: vars.space[4],
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: { '&:hover': { backgroundColor: vars.color.primaryHover } },
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' }, print: { display: 'none' } },
  },
]);
