import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { around, media, specialSizes, text, vars } from '../../../theme/styling.ts';

/** Fills its card. */
export const chart = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' });

/** The space below shows the amount of the highest bar. */
export const readout = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space[24],
});
export const readoutMonth = style({ ...text('caption'), color: vars.color.textMuted });
export const readoutFigure = style({
  ...text('h3'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** `display` of the axis with its grid lines, and of the amounts of the bars: a chart has one of them. */
const axis = createVar();
const amounts = createVar();

export const grid = style({
  vars: { [axis]: 'grid', [amounts]: 'none' },
  display: 'grid',
  // The axis is as wide as its longest label; the plot takes the rest.
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  flexGrow: 1,
  rowGap: vars.space[8],
});

/** Where twelve amounts of so many characters have room above their bars. */
export const amountOf = styleVariants(
  { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 },
  (length) => ({
    '@container': {
      [`(width >= ${(length + 1.5) * 5.4}rem)`]: { vars: { [axis]: 'none', [amounts]: 'block' } },
    },
  }),
);

/** Labels in one cell, as wide as the longest; each moves up to its grid line. */
export const ticks = style({ display: axis, gridTemplateRows: 'minmax(0, 1fr)', paddingInlineEnd: vars.space[8] });

export const tick = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 0,
  ...text('caption'),
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Higher on wide screens. */
export const plot = style({
  position: 'relative',
  gridColumn: 2,
  minHeight: '12rem',
  '@container': { '(width >= 34rem)': { minHeight: '19rem' } },
});
export const names = style({ gridColumn: 2, containerType: 'inline-size' });

export const labels = style({ display: 'flex', minHeight: vars.text.caption.line });

const cellBase = style({
  display: 'flex',
  flexBasis: 0,
  minWidth: 0,
  whiteSpace: 'nowrap',
  ...text('caption'),
  color: vars.color.textSubtle,
});

export const month = style([
  cellBase,
  {
    flexGrow: 1,
    justifyContent: 'center',
    containerType: 'inline-size',
    // The last name overflows to the left, so that it never widens the page.
    selectors: { '&:last-child': { direction: 'rtl', justifyContent: 'safe center' } },
  },
]);

const hidden = { visibility: 'hidden' } as const;

/**
 * A name needs 2.1rem: in narrow columns only every second month shows its name, every third, or every sixth. The first
 * does too, in place of one beside it: the name of its year is below it.
 */
export const monthName = style({
  '@container': {
    '(1.05rem <= width < 2.1rem)': {
      selectors: {
        [`${month}:not(:first-child):nth-last-child(even) > &`]: hidden,
        [`${month}:nth-child(2) > &`]: hidden,
      },
    },
    '(0.7rem <= width < 1.05rem)': {
      selectors: {
        [`${month}:not(:first-child, :nth-last-child(3n + 1)) > &`]: hidden,
        [`${month}:nth-child(3) > &`]: hidden,
      },
    },
    '(width < 0.7rem)': { selectors: { [`${month}:not(:first-child, :nth-last-child(6n + 1)) > &`]: hidden } },
  },
});
export const currentLabel = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** A year spans its months, below a line; the name of a short one overflows into the other's months. */
export const year = style([
  cellBase,
  {
    justifyContent: 'safe center',
    marginInline: 2,
    borderBlockStart: `1px solid ${vars.color.borderStrong}`,
    selectors: { '&:last-child': { direction: 'rtl' }, '&:only-child': { borderColor: 'transparent' } },
  },
]);

/** Only the last year shows its name where two do not fit. */
export const yearName = style({
  '@container': { '(width <= 8rem)': { selectors: { [`${year}:not(:last-child) > &`]: hidden } } },
});

/** A line at the end of the axis overflows by half its width. */
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

export const line = style({
  display: axis,
  stroke: vars.color.border,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: '1 4' } },
});

export const zero = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const band = style({
  fill: vars.color.sunken,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 3' } },
});

/** A paler colour of the bars; in dark it has a contrast of 3:1 with the card. */
function light(percent: number) {
  return `color-mix(in srgb, ${vars.color.progress} ${percent}%, ${vars.color.track})`;
}

/** In place of a bar, before the first month. */
export const stub = style({ fill: vars.color.track });

/** Light with a solid edge: the fill alone has too little contrast with the page. */
export const bar = style({
  fill: light(40),
  stroke: vars.color.progress,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const fullBar = style({
  fill: vars.color.progress,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

export const hatchGround = style({ fill: light(25), '@media': { [media.forcedColors]: { fill: 'Canvas' } } });
export const hatch = style({ fill: vars.color.progress, '@media': { [media.forcedColors]: { fill: 'Highlight' } } });

/** Hatched: the month is not over. */
export const openBar = style({
  stroke: vars.color.progress,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** Horizontal swipes select a month, vertical ones scroll the page. */
export const columns = style({ position: 'absolute', inset: 0, display: 'flex', touchAction: 'pan-y' });

export const column = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  borderRadius: vars.radius.check,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0, zIndex: 1 } },
});

export const amount = style({
  display: amounts,
  position: 'absolute',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  marginBlockEnd: 2,
  ...text('caption'),
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const fullAmount = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** Does not increase the height of the line. */
export const toggle = style({
  position: 'relative',
  zIndex: 1,
  textAlign: 'end',
  marginBlock: around('h3', 'controlDense', -1),
  '@media': {
    print: { display: 'none' },
  },
});

// Its icon ends where the content ends.
globalStyle(`${toggle} > button`, { justifyContent: 'flex-end' });

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
