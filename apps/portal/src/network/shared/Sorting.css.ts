import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const sorterBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '36px',
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
    // Inside: the table cuts what is outside its head, and the next name is close.
    '&:focus-visible': { outlineWidth: 2, outlineOffset: -2 },
    'th[aria-sort] > &': { color: vars.color.text },
  },
  '@media': { [media.small]: { display: 'none' }, print: { display: 'none' } },
});

/** Header button of a sortable column. Its arrow follows the name, and precedes it above end-aligned values. */
export const sorter = styleVariants({
  // No further from a second name than the dot between them needs.
  start: [sorterBase, { marginInlineEnd: `calc(-1 * ${vars.space[4]})`, paddingInlineEnd: vars.space[4] }],
  end: [sorterBase, { flexDirection: 'row-reverse' }],
});

// Visible in the sorted column, and on devices without hover: elsewhere the button's background shows that it is
// clickable.
globalStyle(`${sorterBase} > svg`, { flexShrink: 0 });
globalStyle(`th:not([aria-sort]) > ${sorterBase} > svg`, { '@media': { '(hover: hover)': { display: 'none' } } });

/** The column name without a button, for list rows and paper. */
export const plainName = style({ '@media': { [`screen and ${media.medium}`]: { display: 'none' } } });
