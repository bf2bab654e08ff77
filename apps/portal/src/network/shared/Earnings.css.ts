import { around, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The same distance from the table as its caption. */
const above = style({ ...text('caption'), paddingBlockEnd: vars.space[12], color: vars.color.textMuted });

/** At the end of the row of the caption. */
export const note = style([
  above,
  {
    marginInlineStart: 'auto',
    '@media': {
      [media.medium]: { selectors: { '&:not(:last-child)': { marginInlineEnd: vars.space[12] } } },
      print: { marginInlineEnd: '0 !important' },
    },
  },
]);

/** After the note; on phones in a row of its own. */
export const order = style([
  above,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    '@media': { [media.small]: { flexBasis: '100%' }, print: { display: 'none' } },
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

export const label = style({ ...text('caption'), color: vars.color.textMuted });
/** Smaller than the figure of the band. */
export const amount = style({ ...text('h3'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
