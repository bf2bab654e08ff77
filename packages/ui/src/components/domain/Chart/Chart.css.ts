import { globalStyle, style } from '@vanilla-extract/css';
import { around, column, media, specialSizes, text, vars } from '../../../theme/styling.ts';

export const figure = style({
  ...column(16),
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
});

/** Caption, link and button share the line if they fit. */
export const captionRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[8] });

export const caption = style({ ...text('h3'), flex: '1 1 6rem', overflowWrap: 'anywhere', minWidth: 0 });

/** Does not increase the height of the line. On phones, after a link, it is in the first line of the chart. */
export const toggle = style({
  position: 'relative',
  zIndex: 1,
  textAlign: 'end',
  marginBlock: around('h3', 'controlDense', -1),
  '@media': {
    [media.phone]: {
      selectors: {
        'a + &': {
          flexBasis: '100%',
          marginBlock: `${vars.space[4]} calc(-1 * (${vars.size.controlDense} + ${vars.space[4]}))`,
        },
      },
    },
    print: { display: 'none' },
  },
});

// Its icon ends where the content ends.
globalStyle(`${toggle} > button`, { justifyContent: 'flex-end' });

/** In the middle of the space that the chart would take. */
export const emptyFigure = style([figure, { minHeight: 'inherit' }]);
export const empty = style({
  marginBlock: 'auto',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

/** As high as the card: the chart fills it. */
export const view = style({ display: 'grid', flexGrow: 1 });

/** Paper has the table in place of the chart. */
export const chartView = style({
  selectors: { '&:not([hidden])': { display: 'grid' } },
  '@media': { print: { display: 'none !important' } },
});
export const tableView = style({ '@media': { print: { display: 'block' } } });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...text('body'),
  '@media': { print: { fontSize: specialSizes.paper, lineHeight: vars.text.caption.line } },
});

export const head = style({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  '@media': { print: { fontSize: specialSizes.paperDetail } },
});

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { print: { breakInside: 'avoid' } },
});

/** Browsers would print it again on each sheet. */
export const foot = style({ fontWeight: vars.weight.strong, '@media': { print: { display: 'table-row-group' } } });

const cell = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  fontWeight: 'inherit',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [media.phone]: { paddingInline: vars.space[8] }, print: { paddingBlock: 2 } },
});

export const name = style([cell, { textAlign: 'start' }]);
/** Never breaks within the number; the name next to it shrinks instead. */
export const cellFigure = style([
  cell,
  { textAlign: 'end', fontVariantNumeric: 'tabular-nums', selectors: { 'td&': { whiteSpace: 'nowrap' } } },
]);
