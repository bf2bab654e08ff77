import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The member's own prize stands beside the fund: without one, nothing below has another place. */
export const fund = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const fundFacts = style({ flex: '1 1 10rem', minWidth: 0 });

/** On phones label and amount share a line where they fit. */
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
  ...text('small'),
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
export const hint = style({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' });

/** A small celebration in gold. */
export const own = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  padding: `6px ${vars.space[12]}`,
  border: `1px solid ${vars.color.premiumBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.premiumBg,
  color: vars.color.premiumText,
  overflowWrap: 'anywhere',
});
export const youWon = style({ ...text('h4'), display: 'block' });

/** As far from the table as its caption. */
export const filter = style({
  minWidth: 0,
  paddingBlockEnd: vars.space[12],
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
