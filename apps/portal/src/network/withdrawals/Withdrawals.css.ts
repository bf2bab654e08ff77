import { around, fittedFigure, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The sums and the account that receives them: three figures, on phones two and a line. */
export const summary = style({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const totalsOf = (minWidth: string) => ({
  gridColumn: 'span 2',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  gap: vars.space[12],
  minWidth: 0,
  '@media': { [media.medium]: { columnGap: vars.space[24] } },
});

/** The sums side by side; long ones below each other on phones, so that no number wraps. */
export const totals = styleVariants({ short: totalsOf('8.5rem'), long: totalsOf('14rem') });

export const sum = style({ minWidth: 0, containerType: 'inline-size' });
export const label = style({ ...text('caption'), color: vars.color.textMuted });
export const amount = styleVariants({ short: 12, long: 24 }, (characters) => fittedFigure('display', characters));
export const hint = style({ ...text('caption'), color: vars.color.textMuted });

/** The account below its label, then its bank and the link; on phones a line without the label. */
export const destination = style([
  sum,
  {
    gridColumn: 'auto / span 2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    columnGap: vars.space[12],
    overflowWrap: 'anywhere',
    ...text('caption'),
    '@media': {
      [media.small]: { borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: vars.space[8] },
      [media.medium]: { gridColumn: 'auto' },
    },
  },
]);

// As high as a touch target, without a higher card.
globalStyle(`${destination} a`, {
  marginBlock: around('body', 'control', -1),
  '@media': { [media.small]: { marginInlineStart: 'auto' } },
});
export const facts = style({ display: 'contents' });
export const account = style({
  ...text('h3'),
  // In line with the sums beside it.
  lineHeight: vars.text.display.line,
  flexBasis: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.small]: { ...text('body'), flexBasis: 'auto', fontWeight: vars.weight.medium } },
});

/** Always for screen readers; visible only if the account is below it. */
export const destinationLabel = style([
  label,
  { flexBasis: '100%', '@media': { [media.small]: { position: 'absolute', clipPath: 'inset(50%)' } } },
]);

/** Cannot be pressed on paper. */
export const correct = style({ '@media': { print: { display: 'none' } } });

/** Below the status: a note of the server. */
export const note = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The same distance from the table as its caption. */
export const count = style({ ...text('caption'), paddingBlockEnd: vars.space[12], color: vars.color.textMuted });
