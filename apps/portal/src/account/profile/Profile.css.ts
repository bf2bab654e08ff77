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
    [media.phone]: { gap: vars.space[20] },
  },
});

/** Keeps the chart's space while its chunk and the earnings load. */
export const chart = style({ minHeight: '19.5rem' });

export const withdrawals = style({ display: 'flex', flexDirection: 'column' });

export const withdrawal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[12]}`,
  paddingBlock: vars.space[8],
  ...text('table'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Months start a line here. */
export const month = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
