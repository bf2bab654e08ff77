import { around, surface, clamped, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The cover at the left with the card's height; on phones a small one next to the title. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
  minWidth: 0,
  overflow: 'hidden',
  ...surface,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      columnGap: vars.space[12],
      padding: vars.space[16],
    },
    print: { breakInside: 'avoid' },
  },
});

export const cover = style({
  gridRow: '1 / span 2',
  minHeight: 232,
  // The text decides on the height of the card, not the drawing.
  contain: 'size',
  '@media': {
    [media.phone]: { gridRow: 'auto', minHeight: 0, height: 56, overflow: 'hidden', borderRadius: vars.radius.chip },
  },
});

const side = style({
  minWidth: 0,
  paddingInlineEnd: vars.space[24],
  '@media': { [media.phone]: { paddingInlineEnd: 0 } },
});

export const head = style([
  side,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingBlockStart: vars.space[24],
    '@media': { [media.phone]: { paddingBlockStart: 0 } },
  },
]);

export const body = style([
  side,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    paddingBlockEnd: vars.space[24],
    '@media': { [media.phone]: { gridColumn: '1 / -1', gap: vars.space[12], paddingBlockEnd: 0 } },
  },
]);

export const kicker = style({ ...text('caption'), color: vars.color.textMuted });
export const title = style({ ...text('h2'), overflowWrap: 'anywhere', '@media': { [media.phone]: text('h4') } });
export const description = style({
  ...clamped(2),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  marginBlockStart: 'auto',
});

globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.phone]: { width: '100%' } } });

/** The card ends at its letters. */
export const open = style({
  marginBlock: around('body', 'control', -1),
  '@media': { [media.phone]: { width: '100%', textAlign: 'center' } },
});

/** As high while it loads. */
export const next = style({ minHeight: vars.text.body.line, overflowWrap: 'anywhere' });

/** The percent of a finished course and its certificate, below each other on narrow cards. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  marginBlockStart: vars.space[8],
});
export const finished = style({ ...text('caption'), color: vars.color.successText, fontWeight: vars.weight.medium });
/** Above the link that covers the whole card; its touch target is higher than the line. */
export const certificate = style({
  position: 'relative',
  zIndex: 1,
  ...text('caption'),
  marginBlock: around('caption', 'control', -1),
  '@media': {
    [media.phone]: {
      flex: '1 0 100%',
      marginBlock: `${vars.space[8]} 0`,
      ...text('body'),
      fontWeight: vars.weight.medium,
    },
  },
});
// On phones a button above that of the course.
globalStyle(`${certificate} > a`, {
  '@media': {
    [media.phone]: {
      justifyContent: 'center',
      width: '100%',
      padding: `0 ${vars.space[12]}`,
      border: `1px solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.control,
      color: vars.color.text,
      textDecoration: 'none',
    },
  },
});
