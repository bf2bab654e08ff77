import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const box = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

/** The welcome beside a large pattern, from edge to edge. */
export const hero = style({
  ...box,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.dialog,
  boxShadow: vars.elevation.card,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Column of text and buttons. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[20],
  minWidth: 0,
  padding: vars.space[48],
  '@media': { [media.mobile]: { padding: vars.space[32] }, [media.phone]: { padding: vars.space[20] } },
});

// The headline is the largest text of the page.
globalStyle(`${words} h1`, { fontSize: 'clamp(1.875rem, 4vw, 2.75rem)', lineHeight: 1.15, letterSpacing: '-0.02em' });

/** In one row; on phones the first fills a row and the others share one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  '@media': { [media.phone]: { gap: vars.space[8] } },
  // At 320 px those of a member take three rows, those of a visitor two.
  selectors: {
    '[data-arriving] &': {
      '@media': { '(max-width: 22em)': { minHeight: `calc(3 * ${vars.size.control} + 2 * ${vars.space[8]})` } },
    },
  },
});

globalStyle(`${actions} > a`, {
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: vars.space[12] } },
});
globalStyle(`${actions} > a:first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

/** A pattern of a course's cover, and on it a sample that fills the place. */
const patterned = style({ position: 'relative', display: 'grid', placeItems: 'center', overflow: 'hidden' });

export const stage = style([
  patterned,
  {
    minHeight: '30rem',
    padding: vars.space[40],
    '@media': {
      [media.mobile]: { minHeight: '24rem', padding: vars.space[24] },
      [media.phone]: { minHeight: '12rem', padding: vars.space[16] },
    },
  },
]);

export const well = style([
  patterned,
  {
    minHeight: '15rem',
    padding: vars.space[24],
    borderRadius: vars.radius.control,
    '@media': { [media.phone]: { padding: vars.space[16] } },
  },
]);

export const pattern = style({ position: 'absolute', inset: 0 });

/** A part of the portal with sample data. */
export const sample = style({
  ...box,
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  boxShadow: vars.elevation.popover,
  userSelect: 'none',
});

/** The sample of the hero: a screen of the portal. */
export const screen = style([
  sample,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    maxWidth: '26rem',
    padding: vars.space[20],
    borderRadius: vars.radius.dialog,
    boxShadow: vars.elevation.dialog,
    '@media': { [media.phone]: { padding: vars.space[16] } },
  },
]);

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const figure = style({ ...text('display'), fontVariantNumeric: 'tabular-nums' });

/** Twelve months of earnings. */
export const months = style({
  width: '100%',
  height: '5rem',
  fill: vars.color.track,
  '@media': { [media.phone]: { height: '3.5rem' }, [media.forcedColors]: { fill: 'GrayText' } },
});
export const thisMonth = style({
  fill: vars.color.progress,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    [`${screen} > &`]: { padding: `${vars.space[16]} 0 0`, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const rowWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minWidth: 0,
});

export const course = style([rowWords, { gap: vars.space[8], padding: vars.space[12] }]);

/** Half full. */
export const progress = style({
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundImage: `linear-gradient(to right, ${vars.color.progress} 50%, ${vars.color.track} 50%)`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
