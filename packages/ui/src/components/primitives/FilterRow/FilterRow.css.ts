import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { edgeFade } from '../../../theme/edgeFade.css.ts';
import { around, column, media, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import * as field from '../Field/Field.css.ts';
import * as searchField from '../SearchField/SearchField.css.ts';
import * as select from '../SelectField/SelectField.css.ts';
import { chip as pill } from './chip.css.ts';

export { count } from './chip.css.ts';

export const search = style({ ...column(8), minWidth: 0, '@media': { print: { display: 'none' } } });

/** The fields; on narrow windows the search, and a button for the other fields. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.narrow]: { gap: vars.space[8] } },
});

/** From 1024 px on: fields of 36 px with their labels inside. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.narrow]: { display: 'contents' },
  },
});

/** The first field is the search, which is visible on narrow windows too. */
export const withSearch = style({});

globalStyle(`${row}${row} > *`, { '@media': { [media.narrow]: { display: 'none' } } });
globalStyle(`${row}${withSearch} > :first-child`, {
  '@media': { [media.narrow]: { display: 'flex' } },
});

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
  outline: `2px solid ${vars.color.focus}`,
});
// As a pressed count.
globalStyle(`${row} > [data-in-use]:not(:focus-within), ${row} > [data-in-use] > input:not(:focus)`, {
  borderColor: vars.color.onPrimarySoft,
});
globalStyle(`${row} > ${field.field} ${field.head}`, { flex: 'none', paddingInlineStart: vars.space[12] });
globalStyle(`${row} > ${searchField.field}`, { flex: '2 1 7rem' });
globalStyle(`${row} > ${field.field} ${field.label}`, { ...text('caption'), color: vars.color.textMuted });
globalStyle(`${row} > [data-in-use] ${field.label}${field.label}`, { color: vars.color.onPrimarySoft });
globalStyle(`${row} > ${field.field} ${field.box}`, { flex: 1 });
globalStyle(`${row} > ${field.field} ${field.control}`, {
  // All grow equally; a longer value is cut.
  width: 0,
  minWidth: '4.5rem',
  minHeight: `calc(${vars.size.controlDense} - 2px)`,
  padding: `2px ${vars.space[8]}`,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  ...text('body'),
});
globalStyle(`${row} ${select.select}`, { paddingInlineEnd: vars.space[24] });

// Browsers that can style the list of a select show it below its field.
/** The types of CSS do not know the value yet. */
const look = createVar();
globalStyle(`${row} > ${field.field}`, { anchorName: '--filter', anchorScope: '--filter' });
globalStyle(`${row} ${select.select}, ${row} ${select.select}::picker(select)`, {
  vars: { [look]: 'base-select' },
  appearance: look,
  alignItems: 'center',
});
globalStyle(`${row} ${select.select}::picker-icon`, { display: 'none' });
globalStyle(`${row} ${select.select}::picker(select)`, {
  positionAnchor: '--filter',
  minWidth: 'anchor-size(width)',
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
});
globalStyle(`${row} option`, { minHeight: vars.size.controlDense, paddingInline: vars.space[12] });
globalStyle(`${row} option:checked`, { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft });
globalStyle(`${row} ${select.arrow}`, { insetInlineEnd: vars.space[8], transform: 'scale(0.8)' });

export const button = style({ '@media': { [media.wide]: { display: 'none' } } });
/** One line of text, with or without its button. */
export const outcome = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.text.caption.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** The number of the whole list. */
export const whole = style(visuallyHidden);
globalStyle(`${outcome} > button`, {
  marginBlock: around('caption', 'controlDense', -1),
});

/** Heading and number at the start of the fields' line. */
export const titled = style({
  flexDirection: 'row',
  alignItems: 'center',
  '@media': { print: { display: 'block' } },
});
globalStyle(`${titled} > ${bar}`, {
  flex: '0 1 auto',
  '@media': { [media.wide]: { width: '16rem' }, print: { display: 'none' } },
});
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  flex: 1,
  minWidth: 0,
});

/** CountChips: on phones one row that scrolls sideways. */
export const chips = style([
  edgeFade,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minWidth: 0,
    '@media': {
      [media.small]: {
        flexBasis: '100%',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
      },
      print: { display: 'none' },
    },
  },
]);

export const chip = style([
  pill,
  {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    paddingInline: vars.space[12],
    '@media': { [media.small]: { flexShrink: 0, maxWidth: '80vw' } },
  },
]);
