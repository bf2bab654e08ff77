import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars, visuallyHidden } from '../../../theme/styling.ts';
import * as field from '../Field/Field.css.ts';
import * as select from '../SelectField/SelectField.css.ts';

/** Fields beside the number of results; on phones a button beside it. */
export const bar = style({
  display: 'grid',
  gridTemplateAreas: '"fields end"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

/** Fields above counts and number of results. */
export const withCounts = style({ gridTemplateAreas: '"fields fields" "counts end"' });

/** Above 768 px: fields of 32 px with their labels inside; up to 1023 px in lines of three. */
export const row = style({
  gridArea: 'fields',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': {
    [media.compactNav]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { display: 'none' },
  },
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
globalStyle(`${row} > ${field.field}:has(:focus-visible)`, {
  borderColor: vars.color.focus,
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 1,
});
globalStyle(`${row} ${field.head}`, { flex: 'none', paddingInlineStart: vars.space[12] });
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
});
globalStyle(`${row} ${select.select}`, { paddingInlineEnd: vars.space[24] });
globalStyle(`${row} ${select.arrow}`, { insetInlineEnd: vars.space[8], transform: 'scale(0.8)' });

export const button = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const counts = style({
  gridArea: 'counts',
  minWidth: 0,
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%' } },
});
export const end = style({
  gridArea: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  '@media': { [media.mobile]: { flex: '1 0 auto' } },
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
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))' },
    print: { display: 'none' },
  },
});

export const chip = style({
  ...text('small'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: 6,
  minWidth: 0,
  minHeight: '1.75rem',
  padding: `${vars.space[2]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.onPrimarySoft,
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
    },
  },
  '@media': {
    [media.phone]: { minHeight: '2.5rem', paddingInline: vars.space[4], borderRadius: vars.radius.control },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const count = style({
  color: vars.color.text,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});
