import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { maskOf } from '../../../icons/maskOf.ts';
import { ChevronRightIcon } from '../../../icons/navigation.tsx';
import { media, specialSizes, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import { grid, scrolling, row } from './DataTable.css.ts';

const cellBase = style({
  height: '48px',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { borderBlockStart: 0, borderBlockEnd: `1px solid ${vars.color.border}`, paddingBlock: 0 },
    'tbody > :first-child > &': { borderBlockStart: 0 },
  },
  '@media': {
    [grid]: { selectors: { 'thead &': { height: '40px' } } },
    [media.small]: { display: 'block', height: 'auto', padding: 0, border: 0, overflowWrap: 'anywhere' },
    [`print and ${media.medium}`]: { height: '28px', padding: `${vars.space[4]} 1.5mm` },
  },
});

export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      '@media': { [media.small]: { textAlign: 'start', whiteSpace: 'normal' } },
    },
  ],
});

export const columnName = style({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { print: { fontSize: specialSizes.paperDetail } },
});

const atEnd = { marginInlineStart: 'auto', textAlign: 'end' } as const;

const detail = style({
  '@media': {
    [media.small]: {
      ...text('caption'),
      order: 3,
      color: vars.color.textMuted,
      '::before': { content: ['attr(data-label)', 'attr(data-label) / ""'] },
      selectors: { '& ~ &::before': { content: ['"· " attr(data-label)', '"· " attr(data-label) / ""'] } },
    },
  },
});

// Next to the label and aligned with the other details.
globalStyle(`${detail} > div`, { '@media': { [media.small]: { display: 'inline' } } });

const sideCell = style({
  '@media': {
    [media.small]: {
      position: 'absolute',
      insetBlock: 0,
      // Above the title's link, which covers the row.
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
    },
  },
});

/** Widths of the cells next to the lines of a list row. */
const sideWidths = { leading: '64px', trailing: '40px' };

const leading = style([
  sideCell,
  {
    '@media': {
      [media.small]: { insetInlineStart: 0, width: sideWidths.leading },
    },
  },
]);
const trailing = style([
  sideCell,
  { '@media': { [media.small]: { insetInlineEnd: 0, width: sideWidths.trailing, justifyContent: 'center' } } },
]);

/** Reserves the space of a cell before the lines of a list row. */
export const withLeading = style({
  selectors: { [`${row}&`]: { '@media': { [media.small]: { paddingInlineStart: sideWidths.leading } } } },
});

/** The position of a cell in a list row on phones. */
export const placement = styleVariants({
  // Leaves the value its line unless the text is enlarged.
  title: [{ '@media': { [media.small]: { order: 0, flex: '1 1 0' } } }],
  // Clear of a title that fills the line.
  value: [
    {
      '@media': {
        [media.small]: { ...atEnd, order: 1, paddingInlineStart: vars.space[12], fontWeight: vars.weight.medium },
      },
    },
  ],
  detail: [detail],
  // Above the title's link, which covers the row.
  detailEnd: [{ '@media': { [media.small]: { ...atEnd, order: 4, position: 'relative', zIndex: 1 } } }],
  leading: [leading],
  trailing: [trailing],
  hidden: [
    {
      '@media': {
        [media.small]: visuallyHidden,
      },
    },
  ],
});

// Only the row header shrinks in favour of the other columns.
export const rowName = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  // A code or a word of a name fits.
  minWidth: '10rem',
  '@media': {
    [media.small]: { ...text('body'), fontWeight: vars.weight.medium, minWidth: 'min(100%, 8rem)' },
    // As wide as its longest word: another column may take the rest.
    print: { minWidth: 0, overflowWrap: 'break-word' },
  },
});

/** Space for the chevron of a clickable list row. */
const chevronSpace = vars.space[24];
/** What names a row and covers it on phones. A link in a paragraph or a list is part of its text. */
export const namePressed = ':is(a, button):not(:is(p, li) *)';

// With a chevron at its end. A table of pages gives it to rows on tablets too, by its `content`.
globalStyle(`${rowName} ${namePressed}::after`, {
  '@media': {
    [`screen and ${media.narrow}`]: {
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.textMuted,
      mask: `${maskOf(ChevronRightIcon)} right center / 18px no-repeat`,
    },
    [media.small]: { content: '' },
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
globalStyle(`${row}[data-pressable]`, { '@media': { [media.small]: { paddingInlineEnd: chevronSpace } } });

/** Reserves the space of a cell after the lines of a list row, without a chevron: the menu there is enough. */
export const withTrailing = style({
  selectors: { [`${row}${row}&`]: { '@media': { [media.small]: { paddingInlineEnd: sideWidths.trailing } } } },
});
globalStyle(`${withTrailing} ${rowName} ${namePressed}::after`, {
  '@media': { [media.small]: { backgroundColor: 'transparent' } },
});

const oneLineBase = style({ '@media': { [grid]: { width: 'max-content' } } });
/** Wrapper of a cell that never wraps on a screen; aligned to the end in a column of numbers. */
export const oneLine = styleVariants({
  start: [oneLineBase],
  end: [oneLineBase, { '@media': { [media.medium]: { marginInlineStart: 'auto' } } }],
});

/** The row header stays in view while the rest scrolls sideways. */
export const sticky = style({
  '@media': {
    [grid]: {
      selectors: {
        [`${scrolling} &`]: {
          position: 'sticky',
          insetInlineStart: 0,
          maxWidth: '16rem',
          borderInlineEnd: `1px solid ${vars.color.border}`,
          backgroundColor: 'inherit',
        },
        [`${scrolling} thead &`]: { backgroundColor: vars.color.canvas, zIndex: 1 },
      },
    },
  },
});
