import { style, styleVariants } from '@vanilla-extract/css';
import { column, media, text, vars } from '../../../theme/styling.ts';
import { bonusColors } from './ShareBar.css.ts';

/** On wide windows six types are as high as the chart of the months beside them. */
export const list = style({ ...column(16), '@media': { [media.wide]: { gap: vars.space[40] } } });

/** The bar is below the texts, so that long names and amounts fit narrow screens. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const name = style({ ...text('body'), fontWeight: vars.weight.medium, minWidth: 0, overflowWrap: 'anywhere' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8] });
export const figure = style({ ...text('body'), fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
/** Aligns the amounts. */
export const share = style({
  ...text('caption'),
  minWidth: '2.5rem',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({ width: '100%', height: vars.space[12], borderRadius: vars.radius.check });

export const groove = style({
  fill: vars.color.sunken,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
});

const barBase = style({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

export const bar = styleVariants(bonusColors, (fill) => [barBase, { fill }]);
