import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { endFade } from '../../../theme/edgeFade.css.ts';
import { media, rowHover, specialSizes, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import { header } from '../Header/Header.css.ts';

/** Offset of the sticky head: the height of the page's header, if one comes before the content. */
const headTop = createVar();

globalStyle(':root', { vars: { [headTop]: '0px' } });
globalStyle(`${header} ~ *`, { vars: { [headTop]: vars.size.header } });

/** A dialog has its own scroll container, without the page's header. */
export const container = style({ minWidth: 0, selectors: { '[role="dialog"] &': { vars: { [headTop]: '0px' } } } });

export const scroller = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.small]: { borderBlockEnd: 0 }, print: { border: 0 } },
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

/** Where a table may be wider than the window; on paper its lines wrap. */
export const grid = `screen and ${media.medium}`;

/** Cells of a `wideOnly` column, where the window is too narrow for all. */
export const wideOnly = style({ '@media': { [`${grid} and ${media.narrow}`]: { display: 'none' } } });

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

// Whole at the edges of a table that scrolls, which cuts what is outside.
globalStyle(`${body} td button:focus-visible`, { outlineOffset: -3 });

// The browser scrolls a focused element to the edge of the window, where the sticky head is.
globalStyle(`${body} :is(a, button, input, select, textarea)`, { scrollMarginBlockStart: '3.5rem' });

/**
 * A row of the table. On phones a list row of two lines: `::before` breaks the line between title and value, and the
 * details.
 */
export const row = style({
  backgroundColor: vars.color.canvas,
  selectors: { 'tbody > &:hover': rowHover },
  '@media': {
    [media.small]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'center',
      columnGap: vars.space[4],
      minHeight: '56px',
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.border}`,
      '::before': { content: '', order: 2, flexBasis: '100%' },
      selectors: {
        'tbody:first-of-type > &:first-child': { borderBlockStart: 0 },
      },
    },
    print: { breakInside: 'avoid', backgroundColor: 'transparent' },
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
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: { 'tbody:first-of-type > &': { borderBlockStart: 0 } },
    },
    print: { breakAfter: 'avoid' },
  },
});

const groupCell = style({
  ...text('caption'),
  fontWeight: vars.weight.strong,
  verticalAlign: 'middle',
  height: groupHeight,
  padding: 0,
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
