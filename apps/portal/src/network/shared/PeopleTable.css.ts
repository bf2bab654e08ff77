import { media, specialSizes, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Where the table cuts lines or is wider than the window; on paper they wrap. */
const grid = `screen and ${media.medium}`;
/** Too narrow for all columns. */
const fewColumns = `${grid} and ${media.narrow}`;

const paper = `print and ${media.medium}`;

const people = style({});

/** The columns and their total width by table. A name uses more of the remaining width than the others. */
export const widths = styleVariants({ network: [people], direct: [people] });

const row = (table: keyof typeof widths) => `${widths[table]} table > * > tr`;
globalStyle(row('network'), {
  '@media': {
    [media.medium]: {
      gridTemplateColumns:
        'minmax(15.25rem, 17.5375fr) minmax(6.75rem, 6.75fr) minmax(10.75rem, 10.75fr) minmax(11.75rem, 11.75fr) minmax(7.75rem, 7.75fr) minmax(7.5rem, 7.5fr)',
    },
    // The name takes the rest; with enlarged text in proportion.
    [fewColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(6.75rem, 16.77%) min(10.75rem, 26.71%) min(7.5rem, 18.63%)',
    },
    // In proportion. Narrow ones shrink less: a word must fit.
    print: {
      gridTemplateColumns:
        'minmax(0, 17.5375fr) minmax(0, 9fr) minmax(0, 10.75fr) minmax(0, 15.275fr) minmax(0, 9fr) minmax(0, 9fr)',
    },
  },
});
globalStyle(`${widths.network} table`, {
  '@media': { [media.medium]: { minWidth: '59.75rem' }, [fewColumns]: { minWidth: 0 }, print: { minWidth: 0 } },
});
globalStyle(row('direct'), {
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(15.25rem, 17.5375fr) minmax(10.75rem, 10.75fr) minmax(6.75rem, 6.75fr)',
    },
    print: { gridTemplateColumns: 'minmax(0, 17.5375fr) minmax(0, 10.75fr) minmax(0, 9fr)' },
  },
});
globalStyle(`${widths.direct} table`, {
  '@media': { [media.medium]: { minWidth: '32.75rem' }, print: { minWidth: 0 } },
});

// Each row is a grid, because `content-visibility` has no effect on the rows of a table.
// Only the head of a table is on each sheet.
for (const [part, display] of [
  ['table', 'table'],
  ['thead', 'table-header-group'],
  ['tbody', 'table-row-group'],
] as const)
  globalStyle(`${people} ${part}`, { '@media': { [media.medium]: { display: 'block' }, print: { display } } });

/**
 * The height of a row follows the size of text: rows out of view take it, and a table comes back to the same row only
 * if they have the height that they get in view.
 */
const rowHeight = `calc(${vars.text.body.line} + ${vars.text.caption.line} + ${vars.space[8]})`;
const paperHeight = 28;

// Cells fill the columns one after another: most span all four lines. A name takes three above its second line, and the
// lines of a sponsor two each, so that they are in the middle beside a name of two lines.
globalStyle(`${people} table > * > tr`, {
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(4, minmax(min-content, auto))',
      minHeight: rowHeight,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    [paper]: { minHeight: paperHeight },
  },
});
globalStyle(`${people} table > thead > tr`, {
  '@media': {
    [media.medium]: { gridTemplateRows: 'auto', minHeight: 40, borderBlockStart: 0 },
    [paper]: { minHeight: paperHeight },
  },
});

// Skips layout and paint of rows out of view. Not for the first 20 rows, which are often in view: each such row has a
// layer, which costs time.
globalStyle(`${people} tbody > tr`, {
  '@media': {
    [media.medium]: { contain: 'layout style' },
    [media.small]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.875rem' },
    print: { contentVisibility: 'visible' },
  },
});
globalStyle(`${people} tbody > tr:nth-child(n+21)`, {
  '@media': {
    [media.medium]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${rowHeight}` },
    print: { contentVisibility: 'visible' },
  },
});

const cells = `${people} tr > :is(td, th)`;
globalStyle(cells, {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@media': {
    // A grid cell stretches to its row, which has the border.
    [media.medium]: {
      gridRow: 'span 4',
      height: 'auto',
      minWidth: 0,
      paddingBlock: vars.space[4],
      borderBlock: 0,
      alignContent: 'center',
    },
    [paper]: { paddingBlock: 2 },
  },
});
globalStyle(`${cells}:first-child`, { '@media': { [grid]: { maxWidth: 'none' } } });
globalStyle(`${cells}:nth-child(2)`, { paddingInlineStart: 0 });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const name = `${people} tbody > tr > :nth-child(1)`;
const email = `${people} tbody > tr > :nth-child(2)`;
const sponsor = `${people} tbody > tr > :nth-child(5)`;
const sponsorLevel = `${people} tbody > tr > :nth-child(6)`;

globalStyle(`${people} tbody > tr > :is(:nth-child(1), :nth-child(5))`, {
  '@media': { [media.medium]: { alignContent: 'end', paddingBlockEnd: 0 }, print: { lineHeight: 1.3 } },
});
globalStyle(`${people} tbody > tr > :is(:nth-child(2), :nth-child(6))`, {
  '@media': {
    [media.medium]: {
      ...text('caption'),
      alignContent: 'start',
      paddingBlockStart: 0,
      color: vars.color.textMuted,
    },
    [grid]: cut,
    print: { fontSize: specialSizes.paperDetail, lineHeight: 1.3 },
  },
});
// At most two lines, so that rows have similar heights.
globalStyle(name, {
  '@media': {
    screen: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
    [grid]: { gridRow: 'span 3' },
    print: { gridRow: 'span 2' },
  },
});
// The focus ring stays inside the cut area.
globalStyle(`${name} > :focus-visible`, { outlineOffset: -1 });
globalStyle(email, { '@media': { [grid]: { gridRow: 'auto' }, print: { gridRow: 'span 2' } } });
globalStyle(sponsor, { '@media': { [grid]: { ...cut, gridRow: 'span 2' }, print: { gridRow: 'span 3' } } });
globalStyle(sponsorLevel, { '@media': { [grid]: { gridRow: 'span 2' }, print: { gridRow: 'auto' } } });
// A sponsor without a level is in the middle.
globalStyle(`${sponsorLevel}:empty`, { '@media': { [media.medium]: { display: 'none' } } });
globalStyle(`${sponsor}:has(+ :empty)`, {
  '@media': { [media.medium]: { gridRow: 'span 4', alignContent: 'center', paddingBlockEnd: vars.space[4] } },
});

const heads = `${people} thead > tr > th`;
const second = ':is(:nth-child(2), :nth-child(6))';
globalStyle(heads, {
  overflowWrap: 'break-word',
  '@media': { [media.medium]: { gridRow: 1, paddingBlock: 0 } },
});
// The name of a second line is above the first name's cell, after its text: "Nome · E-mail".
globalStyle(`${heads}:nth-child(-n+2)`, { '@media': { [media.medium]: { gridColumn: 1 } } });
globalStyle(`${heads}:is(:nth-child(5), :nth-child(6))`, { '@media': { [media.medium]: { gridColumn: 4 } } });
globalStyle(`${heads}${second}`, {
  '@media': {
    [grid]: { whiteSpace: 'nowrap', fontWeight: vars.weight.regular, pointerEvents: 'none' },
    // Without the background that a browser paints behind text: it would cover the first name.
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    // Below the first name, over its values.
    print: { gridRow: 2 },
  },
});

/** An invisible copy of the first name, before the second one. */
export const firstName = style({
  display: 'none',
  '@media': { [grid]: { display: 'inline', visibility: 'hidden', fontWeight: vars.weight.medium } },
});
/** Distance from a name to the second one next to it: with the arrow between them. */
const afterArrow = `calc(1.1em + ${vars.space[4]})`;
const secondName = `${second} > ${firstName} + *`;
globalStyle(`${heads}${secondName}`, {
  '@media': {
    [grid]: { pointerEvents: 'auto', marginInlineStart: 0, paddingInlineStart: vars.space[4] },
    [`(hover: none) and ${media.medium}`]: { marginInlineStart: afterArrow },
    [media.forcedColors]: { color: 'CanvasText' },
  },
});
globalStyle(`${heads}[aria-sort] + ${secondName}`, { '@media': { [grid]: { marginInlineStart: afterArrow } } });
globalStyle(`${heads}${secondName}::before`, { '@media': { [grid]: { content: ['"· "', '"· " / ""'] } } });

// An e-mail stays in view with its name while the others scroll sideways.
const scrolling = `${people} [role="region"] > table`;
globalStyle(`${scrolling} > * > tr > :nth-child(2)`, {
  '@media': { [grid]: { position: 'sticky', insetInlineStart: 0 } },
});
globalStyle(`${scrolling} > thead > tr > :nth-child(2)`, { '@media': { [grid]: { zIndex: 1 } } });
globalStyle(`${scrolling} > tbody > tr > :nth-child(2)`, {
  '@media': { [grid]: { borderInlineEnd: `1px solid ${vars.color.border}`, backgroundColor: 'inherit' } },
});

// On tablets too the name covers its row, with a chevron in the space beside the last column.
globalStyle(`${name} > :is(a, button)::after`, {
  '@media': { [fewColumns]: { content: '', maskPosition: 'right 4px center' } },
});
globalStyle(`${people} tr > :last-child`, { '@media': { [fewColumns]: { paddingInlineEnd: vars.space[24] } } });
