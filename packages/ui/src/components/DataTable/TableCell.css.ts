import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { layout, rowHeight, rowPadding, scrolling } from './DataTable.css.ts';

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
    'tfoot &': { fontWeight: 650 },
    [`${layout.fixed} &`]: { overflowWrap: 'anywhere' },
  },
  '@media': {
    // A cell of a grid takes its height from its row, and says itself how tall that is at least.
    [media.desktop]: {
      selectors: {
        [`${layout.fixed} &`]: { height: 'auto', minHeight: rowHeight, minWidth: 0, alignContent: 'center' },
      },
    },
    [media.mobile]: { display: 'block', height: 'auto', padding: 0, border: 0, overflowWrap: 'anywhere' },
  },
});

export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      selectors: { [`${layout.fixed} &`]: { whiteSpace: 'normal' } },
      '@media': { [media.mobile]: { textAlign: 'start', whiteSpace: 'normal' } },
    },
  ],
});

/** A cell of a card: the name of its column beside it, or above it where the text is large. Screen readers know it from the head. */
export const labelled = style({
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
      columnGap: vars.space[12],
      alignItems: 'baseline',
      '::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        ...text('small'),
        fontWeight: 400,
        color: vars.color.textMuted,
      },
    },
  },
  '@container': { '(max-width: 14rem)': { '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

export const columnName = style({
  ...text('caption'),
  fontWeight: 600,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { [`${layout.fixed} &`]: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
});

// Only the name gives way to the other columns when there is little room.
export const rowName = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  minWidth: '9rem',
  '@media': { [media.mobile]: { ...text('h4'), minWidth: 0 } },
});

// A link that names a card is easy to hit with a thumb: 44 px high, without making the card any higher.
globalStyle(`${rowName} a`, {
  '@media': { [media.mobile]: { display: 'inline-block', paddingBlock: '10px', marginBlock: '-10px' } },
});

const oneLineBase = style({ '@media': { [media.desktop]: { width: 'max-content' } } });

/** The box of a cell whose words never wrap; in a column of figures it stands at the end, so that they line up. */
export const oneLine = styleVariants({
  start: [oneLineBase],
  end: [oneLineBase, { '@media': { [media.desktop]: { marginInlineStart: 'auto' } } }],
});

const sorterBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: `calc(${rowHeight} - 4px)`,
  maxWidth: `calc(100% + ${vars.space[16]})`,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  padding: `0 ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    'th[aria-sort] > &': { color: vars.color.text },
  },
  '@media': { [media.mobile]: { display: 'none' } },
});

globalStyle(`${sorterBase} > svg`, { flexShrink: 0 });

/** The head of a column that can be sorted by; its words stand above the words of the column, the arrow on the free side. */
export const sorter = styleVariants({ start: [sorterBase], end: [sorterBase, { flexDirection: 'row-reverse' }] });

/** The name of such a column where there is nothing to press. */
export const plainName = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** The name of the row stays while the rest scrolls sideways. */
export const kept = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${scrolling} &`]: {
          position: 'sticky',
          insetInlineStart: 0,
          maxWidth: '16rem',
          borderInlineEnd: `1px solid ${vars.color.border}`,
          backgroundColor: 'inherit',
        },
        [`${scrolling} thead &`]: { backgroundColor: vars.color.sunken, zIndex: 1 },
      },
    },
  },
});

/** Below a column without a total. */
export const blank = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.mobile]: { display: 'none' } },
});
