import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Parts and rail as in PageLayout, above the settings that take both columns. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`, columnGap: vars.space[32] },
    [media.phone]: { gap: vars.space[12] },
  },
});

/** The cards of a column: closer on phones. */
export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space[12] } },
});

export const chartPlace = style({ containerType: 'inline-size' });

/** Keeps the chart's space while its chunk and the earnings load. */
export const chart = style({
  minHeight: '21rem',
  '@container': { '(min-width: 34rem)': { minHeight: '24.5rem' } },
});

export const withdrawals = style({ display: 'flex', flexDirection: 'column' });

export const withdrawal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  paddingBlock: 6,
  ...text('table'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const month = style({ flex: '1 1 4.5rem', minWidth: 0, overflowWrap: 'anywhere' });
export const status = style({ flex: '0 1 5.75rem' });
export const amount = style({
  minWidth: '5.5rem',
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Gold, as everything won. */
export const newLevel = style({ color: vars.color.premiumText, fontWeight: 650 });
