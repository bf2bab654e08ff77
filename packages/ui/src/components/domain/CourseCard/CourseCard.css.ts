import { style, styleVariants } from '@vanilla-extract/css';
import { surface, clamped, media, text, vars } from '../../../theme/styling.ts';

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  ...surface,
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
  padding: vars.size.edge,
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

/** Space for the ellipsis at the end of the last line, so that it does not cut a word. */
function roomAfter(lines: number) {
  return {
    content: '',
    float: 'inline-end' as const,
    width: '1.2em',
    // The first value is for browsers without the unit.
    height: [`${1.5 * lines}em`, `${lines}lh`],
    shapeOutside: [`inset(${1.5 * (lines - 1)}em 0 0)`, `inset(${lines - 1}lh 0 0)`],
  };
}

/** One that may be cut in a row. */
export const medium = style([
  description,
  { selectors: { [`${row} &::before`]: { '@media': { [media.phone]: roomAfter(2) } } } },
]);

/** One that may be cut everywhere. */
export const long = style([medium, { '::before': roomAfter(3) }]);

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
