import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { header } from '../primitives/Header/Header.css.ts';

/** How far below the edge of what scrolls the head stays: under the page's header, if the page has one. */
export const headTop = createVar();

globalStyle(':root', { vars: { [headTop]: '0px' } });
globalStyle(`:root:has(${header})`, { vars: { [headTop]: vars.size.header } });

/** Bounds what floats above the rows. A dialog scrolls by itself, away from the page's header. */
export const place = style({ minWidth: 0, selectors: { '[role="dialog"] &': { vars: { [headTop]: '0px' } } } });

/**
 * Clipped, not scrolled, while everything fits: CSS lets a head stick only within the nearest scroller, so a frame that scrolled
 * sideways at all times would carry its head away with the page.
 */
export const scroller = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { [media.mobile]: { overflow: 'visible', border: 0, backgroundColor: 'transparent' } },
});

/** Too low for a frame within the page: one would see two rows at a time. */
const lowWindow = '(max-height: 30em)';

/**
 * A wide table scrolls within itself, never the page. It is no higher than the window, so that its head and its sideways scroll
 * bar stay in sight: below a hundred rows nobody would find the bar.
 */
export const scrolling = style({
  overflow: 'auto',
  maxHeight: `calc(100dvh - ${headTop} - ${vars.space[32]})`,
  // What gets the focus must not end up under the head or the name of the row (WCAG 2.4.11).
  scrollPaddingBlockStart: '3.5rem',
  scrollPaddingInlineStart: '16rem',
  '@media': {
    [lowWindow]: { maxHeight: 'none' },
    [media.mobile]: { maxHeight: 'none' },
    print: { overflow: 'visible', maxHeight: 'none' },
  },
});

export const table = style({
  width: '100%',
  // Borders that cells share do not move along with what sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...text('table'),
  '@media': { [media.mobile]: { display: 'block' } },
});

export const caption = style({ ...text('h3'), textAlign: 'start', paddingBlockEnd: vars.space[12] });

/** Columns of a table of fixed layout, and how wide they are together. */
export const gridColumns = createVar();
export const gridWidth = createVar();

/** Fixed: a grid in each row. Rows of a real table cannot leave out their layout while they are out of sight. */
export const layout = styleVariants({
  auto: {},
  fixed: { '@media': { [media.desktop]: { display: 'block', minWidth: gridWidth } } },
});

globalStyle(`${layout.fixed} > *`, { '@media': { [media.desktop]: { display: 'block' } } });
globalStyle(`${layout.fixed} > * > tr`, {
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: gridColumns } },
});

/** Height of a row, by density. */
export const rowHeight = createVar();
/** Room above and below the text of a cell, by density. */
export const rowPadding = createVar();

export const density = styleVariants({
  comfortable: { vars: { [rowHeight]: '48px', [rowPadding]: vars.space[8] } },
  compact: { vars: { [rowHeight]: vars.size.controlDense, [rowPadding]: vars.space[4] } },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: headTop,
  zIndex: 1,
  backgroundColor: vars.color.sunken,
  selectors: { [`${scrolling} &`]: { insetBlockStart: 0 } },
  '@media': {
    [lowWindow]: { selectors: { [`${scrolling} &`]: { position: 'static' } } },
    // Names are repeated in each cell of a card; the row stays for screen readers.
    [media.mobile]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      selectors: { [`${scrolling} &`]: { position: 'absolute' } },
    },
    print: { position: 'static' },
  },
});

/** Cards beside one another where there is room for two. */
export const body = style({
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      gap: vars.space[12],
    },
  },
});

// The browser leads the focus to the edge of the window, where the head of the table is.
globalStyle(`${body} :is(a, button, input, select, textarea)`, { scrollMarginBlockStart: '3.5rem' });

/** A line of the table; on phones a card. */
export const row = style({
  backgroundColor: vars.color.surface,
  selectors: { 'tbody > &:hover': { backgroundColor: vars.color.sunken } },
  '@media': {
    // What is out of sight waits with its layout; its place is kept as high as it was last seen. The first rows are often in sight,
    // and each that may wait costs the browser a layer to draw it on: they never do.
    [media.desktop]: {
      selectors: {
        [`${layout.fixed} > tbody > &`]: { contain: 'layout style' },
        [`${layout.fixed} > tbody > &:nth-child(n+41)`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${rowHeight}`,
        },
      },
    },
    [media.mobile]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[16],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      containerType: 'inline-size',
      selectors: {
        'tbody > &:hover': { backgroundColor: vars.color.surface },
        [`${layout.fixed} > tbody > &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 14rem' },
      },
    },
    print: {
      breakInside: 'avoid',
      selectors: { [`${layout.fixed} > tbody > &:nth-child(n)`]: { contentVisibility: 'visible' } },
    },
  },
});

/** Sorting for cards. */
export const sortSelect = style({
  maxWidth: '24rem',
  paddingBlockEnd: vars.space[12],
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

/** Totals; on phones a card below the others. */
export const foot = style({
  '@media': { [media.mobile]: { display: 'block', paddingBlockStart: vars.space[12] } },
});
