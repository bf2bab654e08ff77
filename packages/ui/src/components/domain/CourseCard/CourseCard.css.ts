import { style, styleVariants } from '@vanilla-extract/css';
import { cardSurface, clamped, media, text, vars } from '../../../theme/styling.ts';

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  ...cardSurface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}, box-shadow ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.elevation.popover },
    // The link covers the entire card, so the focus ring surrounds the card.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@supports': {
    'not selector(:has(a))': {
      selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 } },
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

/** On phones a row of its list, which has the surface and the borders. */
const row = style([
  card,
  {
    '@media': {
      [media.phone]: {
        flexDirection: 'row',
        gap: vars.space[12],
        padding: `${vars.space[12]} ${vars.space[16]}`,
        border: 0,
        backgroundColor: 'transparent',
        boxShadow: 'none',
        selectors: { '&:hover': { boxShadow: 'none' }, '&:has(a:focus-visible)': { outlineOffset: -3 } },
      },
    },
  },
]);

export const phone = styleVariants({ card: [card], row: [row] });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  flex: 1,
  minWidth: 0,
  padding: vars.space[16],
  selectors: { [`${row} > &`]: { '@media': { [media.phone]: { gap: vars.space[4], padding: 0 } } } },
});

/** In a row the title comes first. */
export const badges = style({
  selectors: { [`${row} &`]: { '@media': { [media.phone]: { order: 1, marginBlockStart: vars.space[4] } } } },
});

export const title = style({
  ...text('h3'),
  overflowWrap: 'anywhere',
  selectors: { [`${row} &`]: { '@media': { [media.phone]: text('h4') } } },
});

export const clampedTitle = style(clamped(3));

/** Covers the entire card, which makes it one link. */
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
  ...clamped(3),
  color: vars.color.textMuted,
  ...text('body'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { [`${row} &`]: { '@media': { [media.phone]: { ...text('caption'), WebkitLineClamp: 2 } } } },
});

/** A long one has space for the ellipsis at the end of its last line, so that it does not cut a word. */
export const long = style([
  description,
  {
    '::before': {
      content: '',
      float: 'inline-end',
      width: '1.2em',
      // The first value is for browsers without the unit.
      height: ['4.5em', '3lh'],
      shapeOutside: ['inset(3em 0 0)', 'inset(2lh 0 0)'],
    },
    selectors: {
      [`${row} &::before`]: {
        '@media': {
          [media.phone]: { height: ['3em', '2lh'], shapeOutside: ['inset(1.5em 0 0)', 'inset(1lh 0 0)'] },
        },
      },
    },
  },
]);

export const foot = style({
  width: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  selectors: { [`${row} &`]: { '@media': { [media.phone]: { order: 2 } } } },
});

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
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    fontWeight: vars.weight.medium,
    marginBlockStart: vars.space[12],
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { backgroundColor: vars.color.sunken },
    },
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' }, print: { display: 'none' } },
  },
]);
