import { around, fittedFigure, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The same distance from the table as its caption. */
export const order = style({ paddingBlockEnd: vars.space[12] });

/** Between the caption and the order; below them on phones. */
export const note = style([
  order,
  {
    ...text('caption'),
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    '@media': { [media.small]: { order: 1, flexBasis: '100%' } },
  },
]);

export const type = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minWidth: 0,
  // A type with its depth in one line.
  '@media': { print: { minWidth: '11rem' } },
});
export const level = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

// As high as a touch target, in a line of text.
globalStyle(`${note} > a`, { ...text('body'), marginBlock: around('body', 'control', -1) });

/** Amount and hint on one line if they fit. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  containerType: 'inline-size',
});
export const label = style({ ...text('caption'), flexBasis: '100%', color: vars.color.textMuted });
export const amount = styleVariants({ short: 12, long: 24 }, (characters) => ({
  ...fittedFigure('hero', characters),
  minWidth: 0,
}));
export const hint = style({ ...text('caption'), color: vars.color.textMuted });
