import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { maskOf } from '../../../icons/maskOf.ts';
import { ChevronRightIcon } from '../../../icons/navigation.tsx';
import { media, specialSizes, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import { edge, fewColumns, grid, layout, scrolling, row, rowHeight, rowPadding, twoLines } from './DataTable.css.ts';

const cellBase = style({
  height: rowHeight,
  padding: `${rowPadding} ${vars.space[12]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    'thead &': { borderBlockStart: 0, borderBlockEnd: `1px solid ${vars.color.border}`, paddingBlock: 0 },
    'tbody > :first-child > &': { borderBlockStart: 0 },
    'tfoot &': { fontWeight: vars.weight.strong },
    [`${layout.fixed} &`]: { overflowWrap: 'anywhere' },
  },
  '@media': {
    // A grid cell stretches to its row, which has the border.
    [media.medium]: {
      selectors: {
        '&:first-child': { paddingInlineStart: edge },
        '&:last-child': { paddingInlineEnd: edge },
        [`${layout.fixed} &`]: { gridRow: 'span 4', height: 'auto', minWidth: 0, border: 0, alignContent: 'center' },
      },
    },
    [media.small]: { display: 'block', height: 'auto', padding: 0, border: 0, overflowWrap: 'anywhere' },
  },
});

export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      selectors: { [`${layout.fixed} &`]: { whiteSpace: 'normal' } },
      '@media': { [media.small]: { textAlign: 'start', whiteSpace: 'normal' } },
    },
  ],
});

const inFixed = `${layout.fixed} &&`;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * The lines of a column of two, cut at its width. Both stay together if the name in another column takes more lines.
 */
export const line = styleVariants({
  first: [
    {
      '@media': {
        [media.medium]: {
          selectors: { [inFixed]: { gridRow: 'span 2', alignContent: 'end', paddingBlockEnd: 0 } },
        },
        [grid]: { selectors: { [inFixed]: cut, [`${layout.fixed} th&&`]: { gridRow: 'span 3' } } },
        // A sponsor's long name takes three of four lines.
        print: {
          selectors: {
            [inFixed]: { gridRow: 'span 3', lineHeight: 1.3 },
            [`${layout.fixed} th&&`]: { gridRow: 'span 2' },
          },
        },
      },
    },
  ],
  second: [
    {
      '@media': {
        [grid]: { selectors: { [inFixed]: cut, [`${layout.fixed} :not(th) + &&`]: { gridRow: 'span 2' } } },
        [media.medium]: {
          selectors: {
            [inFixed]: {
              ...text('caption'),
              gridRow: 'auto',
              alignContent: 'start',
              paddingBlockStart: 0,
              fontWeight: vars.weight.regular,
              color: vars.color.textMuted,
            },
            '&:nth-child(2)': { paddingInlineStart: edge },
          },
        },
        print: {
          selectors: {
            [inFixed]: { fontSize: specialSizes.paperDetail, lineHeight: 1.3 },
            [`${layout.fixed} th + &&`]: { gridRow: 'span 2' },
          },
        },
      },
    },
  ],
});

// A line without a second one is in the middle.
globalStyle(`${layout.fixed} ${line.second}:empty`, { '@media': { [grid]: { display: 'none' } } });
globalStyle(`${layout.fixed} ${line.first}:has(+ ${line.second}:empty)`, {
  '@media': { [grid]: { gridRow: 'span 4', alignContent: 'center', paddingBlockEnd: rowPadding } },
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
const sideWidths = { leading: '80px', trailing: '52px' };

const leading = style([
  sideCell,
  {
    '@media': {
      [media.small]: { insetInlineStart: 0, width: sideWidths.leading, paddingInlineStart: vars.space[16] },
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

/** A name above a second line: maximum two lines, so that rows have similar heights. */
export const shortName = style({
  '@media': {
    screen: {
      selectors: {
        '&&&&': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          whiteSpace: 'normal',
        },
      },
    },
  },
});
// The focus ring stays inside the cut area.
globalStyle(`${shortName} > :focus-visible`, { outlineOffset: -1 });

/** Space for the chevron of a clickable list row. */
const chevronSpace = vars.space[40];
/** What names a row and covers it on phones. A link in a paragraph or a list is part of its text. */
export const namePressed = ':is(a, button):not(:is(p, li) *)';

// With a chevron at its end, in rows of two lines on tablets too: in the space beside the last column.
const pressedRow = {
  content: '',
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.textMuted,
  mask: `${maskOf(ChevronRightIcon)} right 4px center / 18px no-repeat`,
} as const;
globalStyle(`${rowName} ${namePressed}::after`, {
  '@media': {
    [media.small]: { ...pressedRow, maskPosition: 'right 8px center' },
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
globalStyle(`${twoLines} ${rowName} ${namePressed}::after`, { '@media': { [fewColumns]: pressedRow } });
globalStyle(`${twoLines} > * > tr > :last-child`, { '@media': { [fewColumns]: { paddingInlineEnd: vars.space[24] } } });
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
        [`${layout.fixed} &&`]: { maxWidth: 'none' },
        [`${scrolling} thead &`]: { backgroundColor: vars.color.canvas, zIndex: 1 },
      },
    },
  },
});

/** Footer cell of a column without a total. */
export const blank = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.small]: { display: 'none' } },
});
