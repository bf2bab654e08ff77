import { globalStyle, style } from '@vanilla-extract/css';
import { SearchIcon } from '../../../icons/actions.tsx';
import { maskOf } from '../../../icons/maskOf.ts';
import { media, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import * as field from '../Field/Field.css.ts';
import { chip as choice } from '../SegmentedControl/SegmentedControl.css.ts';
import * as select from '../SelectField/SelectField.css.ts';

/** Fields, counts and tools; on phones the search, a button for the other fields, and the tools. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.phone]: { columnGap: vars.space[8] }, print: { display: 'none' } },
});

/** Above 768 px: fields of 32 px with their labels inside; up to 1023 px in lines of three. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.compactNav]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { display: 'contents' },
  },
});

/** The fields above the counts. */
export const withCounts = style({ flexBasis: '100%' });

/** The first field is the search, which phones show too. */
export const withSearch = style({});

globalStyle(`${row}${row} > *`, { '@media': { [media.mobile]: { display: 'none' } } });
globalStyle(`${row}${withSearch} > :first-child`, { '@media': { [media.mobile]: { display: 'flex' } } });

globalStyle(`${row} > ${field.field}`, {
  flex: '1 1 auto',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});
globalStyle(`${row} > ${field.field}:hover`, { borderColor: vars.color.text });
globalStyle(`${row} > ${field.field}:focus-within`, {
  borderColor: vars.color.focus,
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 1,
});
globalStyle(`${row} ${field.head}`, { flex: 'none', paddingInlineStart: vars.space[12] });
// A search needs no label for the eyes: it has an icon and a placeholder. One rule each, because
// Firefox 115 drops a rule with `:has()`: there, only the first search is shown so.
for (const search of [`${withSearch} > ${field.field}:first-child`, `${row} > ${field.field}:has([type="search"])`]) {
  globalStyle(`${search}::before`, {
    content: '',
    flexShrink: 0,
    width: '1rem',
    height: '1rem',
    marginInlineStart: vars.space[12],
    backgroundColor: vars.color.textMuted,
    mask: `${maskOf(SearchIcon)} center / contain no-repeat`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  });
  globalStyle(search, { flexGrow: 2 });
  globalStyle(`${search} > ${field.head}`, visuallyHidden);
}
globalStyle(`${row} ${field.label}`, { ...text('caption'), color: vars.color.textMuted });
globalStyle(`${row} ${field.box}`, { flex: 1 });
globalStyle(`${row} ${field.control}`, {
  // All grow alike; a longer value is cut.
  width: 0,
  minWidth: '4.5rem',
  minHeight: 'calc(2rem - 2px)',
  padding: `${vars.space[2]} ${vars.space[8]}`,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  ...text('small'),
  fontWeight: 500,
  '@media': { [media.mobile]: { minWidth: 0, minHeight: `calc(${vars.size.control} - 2px)`, ...text('body') } },
});
globalStyle(`${row} ${select.select}`, { paddingInlineEnd: vars.space[24] });
globalStyle(`${row} ${select.arrow}`, { insetInlineEnd: vars.space[8], transform: 'scale(0.8)' });

export const button = style({ position: 'relative', '@media': { [media.desktop]: { display: 'none' } } });
/** The number of filters in use, on the button while it is an icon. */
export const inUse = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      ...text('caption'),
      position: 'absolute',
      insetBlockStart: '-6px',
      insetInlineEnd: '-6px',
      display: 'flex',
      justifyContent: 'center',
      minWidth: '1.25rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.primary,
      color: vars.color.onPrimary,
      pointerEvents: 'none',
    },
  },
});
export const counts = style({
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [media.mobile]: { order: 2, flexBasis: '100%' } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  '@media': { [media.mobile]: { order: 1, flex: '1 0 auto' } },
});
/** On phones, where the number of results is not visible, it needs no line. */
export const noEnd = style({ '@media': { [media.phone]: visuallyHidden } });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  // As high as the counts beside it.
  '@media': { [media.desktop]: { marginBlock: '-4px' } },
});
export const result = style({
  ...text('small'),
  fontWeight: 600,
  textAlign: 'end',
  // The button that clears the filters takes its place.
  '@media': { [media.phone]: visuallyHidden },
});
export const hidden = style(visuallyHidden);

/** As high as the line without it, so that nothing moves. */
export const clear = style({ marginBlock: '-4px' });

/** CountChips: on phones in columns of equal width, so that six of them take two lines. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
      gap: vars.space[4],
    },
    print: { display: 'none' },
  },
});

export const chip = style([
  choice,
  {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    minHeight: '1.75rem',
    padding: `${vars.space[2]} ${vars.space[12]}`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: {
        columnGap: vars.space[4],
        minHeight: '2.375rem',
        paddingInline: vars.space[4],
      },
    },
  },
]);

export const count = style({
  color: vars.color.text,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});
