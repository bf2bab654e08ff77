import { column, media, text, vars } from '../../../theme/styling.ts';
import { style, styleVariants } from '@vanilla-extract/css';

const { bonus, level } = vars;

/** The colour of each bonus type, which is that of its level if it has one, and one for unknown types. */
export const bonusColors = {
  ...bonus,
  diamond: level.diamond,
  diamond_double: level.doubleDiamond,
  diamond_triple: level.tripleDiamond,
  diamond_centurion: level.centurionDiamond,
  diamond_imperial: level.imperialDiamond,
  unknown: vars.color.textSubtle,
};

export const shares = style({ ...column(16), minWidth: 0 });

export const bar = style({
  display: 'flex',
  gap: 2,
  height: vars.space[12],
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  '@media': { print: { breakInside: 'avoid' } },
});

const pieceBase = style({
  flexBasis: 0,
  // The smallest share stays visible.
  minWidth: 3,
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const piece = styleVariants(bonusColors, (color) => [pieceBase, { backgroundColor: color }]);

/** As many columns as fit. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space[16]} ${vars.space[40]}`,
});

export const item = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minWidth: 0,
});

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[8],
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ fontWeight: vars.weight.medium });

/** Aligns the amounts. */
export const share = style({ minWidth: '2.5rem', textAlign: 'end', color: vars.color.textMuted });

/** Inside the text, so that a wrapped name does not move it. */
const swatchBase = style({
  display: 'inline-block',
  flexShrink: 0,
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: vars.radius.check,
  printColorAdjust: 'exact',
  // All colours would be the same.
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const swatch = styleVariants(bonusColors, (color) => [swatchBase, { backgroundColor: color }]);
