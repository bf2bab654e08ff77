import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, fittedFigure, media, text, vars } from '../../../theme/styling.ts';
import { container } from '../../primitives/PageLayout/PageLayout.css.ts';
import { bar, pulse } from '../../primitives/Skeleton/Skeleton.css.ts';
import { strip as tabStrip } from '../../primitives/TabStrip/TabStrip.css.ts';

export const strip = style({ backgroundColor: vars.color.surface });
export const inner = style([container]);
// The band begins at its edge.
globalStyle(`${strip} ${tabStrip}`, { borderBlockEnd: 0 });

const base = style({
  position: 'relative',
  '@media': {
    [media.forcedColors]: { borderBlock: '1px solid CanvasText' },
    print: { minHeight: 0, marginBlockEnd: vars.space[24], backgroundColor: 'transparent', overflow: 'visible' },
  },
});

/** At least as high as title, figure and sentence; larger text makes it higher. */
export const band = styleVariants({
  figure: [base, { minHeight: '9.375rem', '@media': { [media.small]: { minHeight: '8.25rem' } } }],
  list: [base, { minHeight: '5.5rem' }],
});

/** Begins beside the words; fades out towards them. */
export const pattern = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '26.25rem',
  opacity: 0.6,
  maskImage: 'linear-gradient(to left, #000 20%, transparent)',
  '@media': {
    '(width < 56.25em)': { display: 'none' },
    [media.forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const content = style([
  container,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: vars.space[24],
    rowGap: vars.space[8],
    paddingBlock: `${vars.space[24]} ${vars.space[16]}`,
    selectors: { [`${band.list} > &`]: { paddingBlockEnd: vars.space[8] } },
    '@media': {
      [media.small]: { paddingBlock: vars.space[16] },
      print: { padding: 0, maxWidth: 'none', minHeight: 0 },
    },
  },
]);

export const emblem = style({ display: 'grid', flexShrink: 0 });
globalStyle(`${emblem} > svg`, { '@media': { [media.phone]: { width: '4.5rem', height: '4.5rem' } } });

export const words = style({ flex: '1 1 12rem', minWidth: 0, containerType: 'inline-size' });
export const above = style({ marginBlock: `calc(-1 * ${vars.space[12]}) ${vars.space[8]}` });
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
});
export const lead = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[8]}`,
  minWidth: 0,
  // A level's chip is higher than the title.
  marginBlock: -2,
  minHeight: vars.text.h3.line,
  '@media': { [media.phone]: { flexBasis: '100%', marginBlock: vars.space[4] } },
  overflowWrap: 'anywhere',
});
export const title = style({ ...text('h3'), overflowWrap: 'anywhere' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  minWidth: 0,
  marginBlockStart: vars.space[4],
});

export const figure = styleVariants({ short: 13, medium: 18, long: 24 }, (characters) => fittedFigure(characters));
export const sentence = style({ ...text('body'), overflowWrap: 'anywhere', maxWidth: vars.size.measure });

export const figures = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[56]}`,
  minWidth: 0,
  marginBlockStart: vars.space[4],
});
export const named = style({ minWidth: 0, containerType: 'inline-size', flex: '0 1 19rem' });
export const label = style({ ...text('caption'), overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  gap: vars.space[8],
  '@media': { [media.small]: { flexBasis: '100%' } },
});

globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

// Hidden with their place; readers skip them.
globalStyle(`${actions}[inert]`, { visibility: 'hidden' });
globalStyle(`${emblem}[inert]`, { borderRadius: vars.radius.pill, backgroundColor: vars.color.surface, opacity: 0.6 });
globalStyle(`${emblem}[inert] > svg`, { visibility: 'hidden' });

// Grey looks dirty on a tint.
const tintedBar = { ...bar, backgroundColor: vars.color.surface } as const;
globalStyle(`${titleRow} ${pulse}`, { backgroundColor: vars.color.surface });

const figureWaits = style([
  pulse,
  column(8),
  {
    paddingBlock: `calc(${vars.space[4]} + ${vars.space[8]}) ${vars.space[8]}`,
    '::before': { ...tintedBar, width: 'min(12rem, 80%)', height: '2rem' },
  },
]);

/** In the place of a figure, and in a high band of its sentence, too. */
export const waiting = styleVariants({
  list: [figureWaits],
  figure: [figureWaits, { '::after': { ...tintedBar, width: 'min(18rem, 100%)', marginBlockStart: vars.space[4] } }],
});
