import { fittedFigure, text, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The same distance from the table as its caption. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlockEnd: vars.space[12],
});

export const type = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minWidth: 0 });
export const level = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

/** Amount and hint on one line if they fit. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  containerType: 'inline-size',
});
export const label = style({ ...text('caption'), flexBasis: '100%', color: vars.color.textMuted });
export const amount = styleVariants({ short: 12, long: 20 }, (characters) => ({
  ...fittedFigure('hero', characters),
  minWidth: 0,
}));
export const hint = style({ ...text('caption'), color: vars.color.textMuted });
