import { around, fittedFigure, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dividedColumn } from '../shared/styles.ts';

/** The sums, and next to them the account that receives them. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space[40] } },
});

const totalsOf = (minWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  gap: vars.space[12],
  minWidth: 0,
});

/** The sums side by side; long ones below each other on phones, so that no number wraps. */
export const totals = styleVariants({ short: totalsOf('8.5rem'), long: totalsOf('14rem') });

/** The account below its label; on narrow windows without the label, next to the link. */
export const destination = style([
  dividedColumn(vars.space[8]),
  {
    columnGap: vars.space[12],
    ...text('caption'),
    '@media': {
      [media.narrow]: { flexFlow: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
    },
  },
]);

// As high as a touch target, without a higher card.
globalStyle(`${destination} a`, { marginBlock: around('body', 'control', -1) });
export const facts = style({ display: 'contents' });
export const account = style({
  ...text('body'),
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const sum = style({ minWidth: 0, containerType: 'inline-size' });
export const label = style({ ...text('caption'), color: vars.color.textMuted });
export const amount = styleVariants({ short: 12, long: 20 }, (characters) => fittedFigure('display', characters));
export const hint = style({ ...text('caption'), color: vars.color.textMuted });

/** Always for screen readers; visible only if the account is below it. */
export const destinationLabel = style([
  label,
  {
    position: 'absolute',
    clipPath: 'inset(50%)',
    '@media': { [media.wide]: { position: 'static', clipPath: 'none' } },
  },
]);

/** Below the month: a note of the server. */
export const note = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The same distance from the table as its caption. */
export const count = style({ ...text('caption'), paddingBlockEnd: vars.space[12], color: vars.color.textMuted });
