import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** On phones in columns of equal width, so that six of them take two lines. */
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
