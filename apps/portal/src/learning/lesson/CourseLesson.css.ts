import { clamped, media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Previous, completion and next, of one height, and a line below them; on phones the links are
 * icons, and the line is as wide as the bar.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 16rem) minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  width: '100%',
  minWidth: 0,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: vars.space[8] },
  },
});

// One line on phones, also in the wider letters of a device without the portal's font; at 320 px
// two, also while it loads.
globalStyle(`${row} > button`, {
  gridArea: '1 / 2',
  '@media': {
    [media.mobile]: { paddingInline: 2 },
    '(max-width: 22em)': { minHeight: `calc(${vars.size.control} + ${vars.text.body.line})` },
  },
});

/** Keeps its line, so that the row has its height when the lesson is completed. */
const standing = style({
  ...text('small'),
  display: 'flex',
  gridArea: '2 / 1 / auto / -1',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: vars.text.small.line,
  color: vars.color.textMuted,
  textAlign: 'center',
});

/** Beside the rail, which has it, there is no second copy. */
export const progress = style([standing, { '@media': { [media.wide]: { visibility: 'hidden' } } }]);

export const done = style([standing, { color: vars.color.successText, fontWeight: 600 }]);

const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  minHeight: '4.25rem',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': {
    [media.mobile]: {
      justifyContent: 'center',
      width: vars.size.control,
      minHeight: vars.size.control,
      padding: 0,
      borderColor: vars.color.borderStrong,
    },
    print: { display: 'none' },
  },
});

export const link = style([side, { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } }]);

/** The main action once the lesson is completed. */
export const main = style([
  side,
  {
    borderColor: vars.color.primary,
    backgroundColor: vars.color.primary,
    color: vars.color.onPrimary,
    selectors: { '&:hover': { backgroundColor: vars.color.primaryHover } },
    '@media': {
      [media.mobile]: { borderColor: vars.color.primary },
      [media.forcedColors]: { border: '2px solid LinkText' },
    },
  },
]);

/** No such lesson, or not yet: keeps its place, so that the button beside it does. */
export const none = style([
  side,
  {
    visibility: 'hidden',
    '@media': {
      [media.mobile]: { visibility: 'visible', color: vars.color.disabledText, borderColor: vars.color.border },
    },
  },
]);

export const previous = style({ gridArea: '1 / 1' });
export const next = style({ gridArea: '1 / 3', justifyContent: 'flex-end' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Names the link on phones, where it is an icon.
  '@media': { [media.mobile]: visuallyHidden },
});
export const kicker = style(text('small'));
export const title = style({
  ...text('h4'),
  ...clamped(2),
});

/** The name of a finished course. */
export const finishedTitle = style({ ...text('h3'), color: vars.color.text });
