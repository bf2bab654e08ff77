import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { dividedColumn } from '../shared/styles.ts';

/** Total and shares, with the withdrawals next to them if both fit. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', columnGap: vars.space[40] },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });

/** As high as the total. */
export const skeletonTotal = style({ minHeight: `calc(${vars.text.caption.line} + ${vars.text.hero.line})` });

/** As high as the bar of shares and its gap, above the list. */
export const skeletonShares = style({ paddingBlockStart: `calc(${vars.space[12]} + ${vars.space[16]})` });

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  maxWidth: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { flex: 1, marginBlock: 0 } },
});
// Its border is inside the height of a button.
globalStyle(`${stepper} > button`, { marginBlock: -1 });

/** As wide as the longest month, so that the buttons do not move. */
export const month = style({
  ...text('body'),
  fontWeight: vars.weight.strong,
  flex: '1 1 auto',
  width: '9.5rem',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** With a dividing line: they are not part of the month's total. */
export const withdrawals = style(dividedColumn(vars.space[12]));

/** The link at the end of the row of their labels; below them next to the total. */
export const facts = style({
  display: 'flex',
  gap: vars.space[16],
  '@media': { [media.wide]: { flexDirection: 'column', gap: 0 } },
});

// Cannot be pressed on paper.
globalStyle(`${facts} > a`, { '@media': { print: { display: 'none' } } });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { [media.wide]: { flexDirection: 'column' } },
});
export const figure = style({ flex: '1 1 8rem', minWidth: 0, '@media': { [media.wide]: { flex: 'none' } } });

export const label = style({ ...text('caption'), color: vars.color.textMuted });

export const amount = style({
  ...text('h3'),
  // Reserves its line while empty.
  minHeight: vars.text.h3.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
