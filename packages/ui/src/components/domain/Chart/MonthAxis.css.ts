import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { plotWidths, type PlotWidth } from './labelSteps.ts';

export const row = style({ display: 'flex', minHeight: vars.text.caption.line });

const cellBase = style({
  display: 'flex',
  flexBasis: 0,
  minWidth: 0,
  whiteSpace: 'nowrap',
  ...text('caption'),
  color: vars.color.textSubtle,
});

/** Names may overflow their column: labels without room are hidden (labelSteps.ts). */
export const cell = style([
  cellBase,
  {
    flexGrow: 1,
    justifyContent: 'center',
    // The last name overflows to the left, so that it never widens the page.
    selectors: { '&:last-child': { direction: 'rtl', justifyContent: 'safe center' } },
  },
]);
export const current = style({ color: vars.color.text, fontWeight: 700 });

/** A year spans its months, below a line; the name of a short first year extends beyond it. */
export const year = style([
  cellBase,
  {
    justifyContent: 'safe center',
    marginInline: 2,
    borderBlockStart: `1px solid ${vars.color.borderStrong}`,
    selectors: { '&:only-child': { borderColor: 'transparent' } },
  },
]);

const ranges: Record<PlotWidth, string> = {
  wide: `(min-width: ${plotWidths.wide}rem)`,
  medium: `(min-width: ${plotWidths.medium}rem) and (max-width: ${plotWidths.wide - 0.01}rem)`,
  narrow: `(min-width: ${plotWidths.narrow}rem) and (max-width: ${plotWidths.medium - 0.01}rem)`,
  small: `(min-width: ${plotWidths.small}rem) and (max-width: ${plotWidths.narrow - 0.01}rem)`,
  tiny: `(max-width: ${plotWidths.small - 0.01}rem)`,
};

/** Hides a label at each width of the plot. */
export const hiddenAt = styleVariants(ranges, (range) => ({ '@container': { [range]: { visibility: 'hidden' } } }));
