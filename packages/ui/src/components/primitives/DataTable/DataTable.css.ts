import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { endFade } from '../../../theme/edgeFade.css.ts';
import { media, specialSizes, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import { header } from '../Header/Header.css.ts';
import { page } from '../PageLayout/PageLayout.css.ts';

/** Offset of the sticky head: the height of the page's header, if one comes before the content. */
export const headTop = createVar();

globalStyle(':root', { vars: { [headTop]: '0px' } });
globalStyle(`${header} ~ *`, { vars: { [headTop]: vars.size.header } });

/** From the first and the last column to the end of a row. */
export const edge = vars.space[12];

/** Contains the busy label. A dialog has its own scroll container, without the page's header. */
export const container = style({ minWidth: 0, selectors: { '[role="dialog"] &': { vars: { [headTop]: '0px' } } } });

/**
 * `clip` while everything fits: a sticky head sticks to the nearest scroll container, so inside a
 * container that always scrolls it would leave the window together with the page.
 */
export const scroller = style({
  overflow: 'clip',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { overflow: 'visible', border: 0 } },
});
// Text begins at the edge of the page; the background of a row reaches beyond.
globalStyle(`${page} :is(${container} > ${scroller})`, {
  '@media': { screen: { marginInline: `calc(-1 * ${edge})` } },
});

/** Too low for a scroll container within the page: it would show two rows at a time. */
const lowWindow = '(height <= 30em)';

/**
 * A wide table scrolls in its own container, never the page. The container is no higher than the
 * window, so that its head and its horizontal scroll bar stay in view. Its end fades while more columns follow.
 */
export const scrolling = style([
  endFade,
  {
    overflow: 'auto',
    maxHeight: `calc(100dvh - ${headTop} - ${vars.space[40]})`,
    // The head or the row header must not cover a focused element (WCAG 2.4.11).
    scrollPaddingBlockStart: '3.5rem',
    scrollPaddingInlineStart: '18rem',
    '@media': {
      [lowWindow]: { maxHeight: 'none' },
      [media.small]: { maxHeight: 'none' },
      print: { overflow: 'visible', maxHeight: 'none' },
    },
  },
]);

export const table = style({
  width: '100%',
  // Collapsed borders do not move with sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...text('body'),
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.small]: { display: 'block' },
    print: { fontSize: specialSizes.paper, lineHeight: vars.text.caption.line },
  },
});

export const captionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const caption = style({ ...text('h3'), textAlign: 'start', paddingBlockEnd: vars.space[12] });

/** Columns of a table with fixed layout, and their total width. */
export const gridColumns = createVar();
export const gridWidth = createVar();
/** The same columns on paper, in proportion. Narrow ones shrink less: a word must fit. */
export const gridShares = createVar();
/** Those of a table without its `wideOnly` columns: the name takes the rest; with enlarged text in proportion. */
export const gridFewer = createVar();

/** Minimum height of a row, by layout. */
export const rowHeight = createVar();
/** Vertical padding of a cell, by layout. */
export const rowPadding = createVar();

/** Where the table cuts lines or is wider than the window; on paper they wrap. */
export const grid = `screen and ${media.medium}`;

/** Fixed: each row is a grid, because `content-visibility` has no effect on the rows of a table. */
export const layout = styleVariants({
  auto: {
    vars: { [rowHeight]: '48px', [rowPadding]: vars.space[8] },
    '@media': { print: { vars: { [rowHeight]: '28px', [rowPadding]: vars.space[4] } } },
  },
  fixed: {
    vars: { [rowHeight]: '36px', [rowPadding]: vars.space[4] },
    '@media': {
      [media.medium]: { display: 'block', minWidth: gridWidth },
      print: { display: 'table', minWidth: 0, vars: { [rowHeight]: '28px', [rowPadding]: '2px' } },
    },
  },
});

globalStyle(`${layout.fixed} > *`, { '@media': { [media.medium]: { display: 'block' } } });
// Only the head of a table is on each sheet.
globalStyle(`${layout.fixed} > thead`, { '@media': { print: { display: 'table-header-group' } } });
globalStyle(`${layout.fixed} > tbody`, { '@media': { print: { display: 'table-row-group' } } });
// Cells fill the columns one after another: most span all four lines. A name takes three above its second line, and the
// lines of another pair two each, so that they are in the middle beside a name of two lines.
globalStyle(`${layout.fixed} > * > tr`, {
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: gridColumns,
      gridTemplateRows: 'repeat(4, minmax(min-content, auto))',
      minHeight: rowHeight,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    print: { gridTemplateColumns: gridShares },
  },
});
globalStyle(`${layout.fixed} > thead > tr`, {
  '@media': { [media.medium]: { gridTemplateRows: 'auto', borderBlockStart: 0 } },
});

/** Too narrow for all columns. */
export const fewColumns = `screen and ${media.medium} and ${media.narrow}`;

/** A table with `wideOnly` columns. */
export const fewer = style({ '@media': { [fewColumns]: { minWidth: 0 } } });
globalStyle(`${layout.fixed}${fewer} > * > tr`, { '@media': { [fewColumns]: { gridTemplateColumns: gridFewer } } });

/** Cells of a `wideOnly` column. */
export const wideOnly = style({ '@media': { [fewColumns]: { display: 'none' } } });
// The next free column: the position on the element counts all of them.
globalStyle(`${wideOnly} ~ th`, { '@media': { [fewColumns]: { gridColumn: 'auto !important' } } });

/**
 * A table whose rows have two lines. The height follows the size of text: rows out of view take it, and a table comes
 * back to the same row only if they have the height that they get in view.
 */
export const twoLines = style({
  '@media': {
    screen: {
      selectors: {
        '&&': { vars: { [rowHeight]: `calc(${vars.text.body.line} + ${vars.text.caption.line} + 2 * ${rowPadding})` } },
      },
    },
  },
});
globalStyle(`${table} > thead`, { '@media': { screen: { vars: { [rowHeight]: '40px' } } } });

export const head = style({
  position: 'sticky',
  insetBlockStart: headTop,
  zIndex: 1,
  backgroundColor: vars.color.canvas,
  selectors: { [`${scrolling} &`]: { insetBlockStart: 0 } },
  '@media': {
    [lowWindow]: { selectors: { [`${scrolling} &`]: { position: 'static' } } },
    // List rows need no column names; the head stays for screen readers.
    [media.small]: {
      ...visuallyHidden,
      selectors: { [`${scrolling} &`]: { position: 'absolute' } },
    },
    print: { position: 'static', backgroundColor: 'transparent' },
  },
});

export const body = style({ '@media': { [media.small]: { display: 'block' } } });

// Whole in the first and the last row, where the frame cuts what is outside.
globalStyle(`${body} td button:focus-visible`, { outlineOffset: -3 });

// The browser scrolls a focused element to the edge of the window, where the sticky head is.
globalStyle(`${body} :is(a, button, input, select, textarea)`, { scrollMarginBlockStart: '3.5rem' });

/**
 * A row of the table. On phones a list row of two lines: `::before` breaks the line between title and value, and the
 * details.
 */
export const row = style({
  backgroundColor: vars.color.canvas,
  selectors: { 'tbody > &:hover': { backgroundColor: vars.color.sunken } },
  '@media': {
    // Skips layout and paint of rows out of view. Not for the first 20 rows, which are often in
    // view: each such row has a layer, which costs time.
    [media.medium]: {
      selectors: {
        [`${layout.fixed} > tbody > &`]: { contain: 'layout style' },
        [`${layout.fixed} > tbody > &:nth-child(n+21)`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${rowHeight}`,
        },
      },
    },
    [media.small]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'center',
      columnGap: vars.space[4],
      minHeight: '56px',
      padding: `${vars.space[12]} ${edge}`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      '::before': { content: '', order: 2, flexBasis: '100%' },
      selectors: {
        'tbody:first-of-type > &:first-child': { borderBlockStart: 0 },
        [`${layout.fixed} > tbody > &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.875rem' },
      },
    },
    print: {
      breakInside: 'avoid',
      backgroundColor: 'transparent',
      selectors: { [`${layout.fixed} > tbody > &:nth-child(n)`]: { contentVisibility: 'visible' } },
    },
  },
});

const groupHeight = '36px';

/** Heading row of a group. */
export const group = style({
  '@media': {
    [media.small]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[12],
      minHeight: groupHeight,
      paddingInline: edge,
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: { 'tbody:first-of-type > &': { borderBlockStart: 0 } },
    },
    print: { breakAfter: 'avoid' },
  },
});

const groupCell = style({
  ...text('caption'),
  fontWeight: vars.weight.strong,
  verticalAlign: 'bottom',
  height: groupHeight,
  padding: `0 ${edge}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { 'tbody:first-of-type > * > &': { borderBlockStart: 0 } },
  '@media': {
    [media.small]: { display: 'block', height: 'auto', padding: 0, border: 0 },
    print: { fontSize: specialSizes.paper },
  },
});

export const groupName = style([groupCell, { textAlign: 'start' }]);
export const groupTotal = style([
  groupCell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    // Highly enlarged text: it wraps between words, never inside an amount.
    '@media': { [media.small]: { whiteSpace: 'normal' } },
  },
]);

/** Footer with totals; on phones the last list row. Browsers would print it again on each sheet. */
export const foot = style({
  '@media': { [media.small]: { display: 'block' }, print: { display: 'table-row-group' } },
});
