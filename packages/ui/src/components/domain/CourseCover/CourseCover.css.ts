import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/styling.ts';

const base = style({
  flexShrink: 0,
  overflow: 'hidden',
  printColorAdjust: 'exact',
});

export const tone = styleVariants(vars.cover, ({ bg }) => [base, { backgroundColor: bg }]);

const fill = style({
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const size = styleVariants({
  card: {
    height: 112,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  },
  listed: {
    height: 112,
    '@media': {
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      [media.phone]: { width: 56, height: 56, borderRadius: vars.radius.chip },
    },
  },
  fill: [fill],
  wide: [fill],
  thumb: {
    width: 48,
    height: 48,
    borderRadius: vars.radius.chip,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
});

export const drawing = style({
  width: '100%',
  height: '100%',
  // Without its colours it would be meaningless shapes.
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});

/** Most tiles. */
export const soft = styleVariants(vars.cover, (cover) => ({
  fill: cover.soft,
  '@media': { [media.forcedColors]: { fill: 'none' } },
}));

/** The few highlighted tiles. */
export const accent = styleVariants(vars.cover, (cover) => ({
  fill: cover.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
}));
