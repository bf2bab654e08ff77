import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones label and amount share a line if they fit. */
export const figure = style({
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[12],
    },
  },
});
export const label = style({
  ...text('caption'),
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const amount = style({
  ...text('display'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: text('h3') },
});
export const hint = style({
  ...text('caption'),
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** A long prize takes more lines than an amount. */
export const prize = style({ whiteSpace: 'pre-line' });

/** The same distance from the table as its caption. */
export const filter = style({
  minWidth: 0,
  paddingBlockEnd: vars.space[12],
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
