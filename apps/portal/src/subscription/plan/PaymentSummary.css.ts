import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The code may take two lines beside the button. */
export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

/** Below the voucher, from which a line parts them. */
export const amounts = style({
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** The value alone, which phones have in the bar at the bottom. */
export const value = style([amounts, { '@media': { [media.mobile]: { display: 'none' } } }]);

/** On phones it is in the bar at the bottom. */
export const pay = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

/** What is paid, larger than the price of the plan. */
export const total = style({
  ...text('h2'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: text('h3') },
});

/** Plan and benefits beside the summary; on narrower windows the summary comes after the plan. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.phone]: { gap: vars.space[20] },
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[32],
    },
  },
});

/** Stays in view while the benefits scroll. */
export const summary = style({
  minWidth: 0,
  '@media': {
    [media.wide]: {
      gridArea: '1 / 2 / 3',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})`,
    },
  },
});
