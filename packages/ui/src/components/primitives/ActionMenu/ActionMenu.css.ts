import { style, styleVariants } from '@vanilla-extract/css';
import { media, menuEntry, text, vars } from '../../../theme/styling.ts';

export const menu = style({ display: 'inline-flex', '@media': { print: { display: 'none' } } });

export const list = style({
  // Above the header and the bars at the edges.
  zIndex: vars.zIndex.backdrop,
  minWidth: '11rem',
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.popover,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});

const entryBase = style({
  ...menuEntry,
  ...text('body'),
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const entry = styleVariants({
  plain: [entryBase, { color: vars.color.text }],
  danger: [
    entryBase,
    { color: vars.color.dangerText, selectors: { '&[data-highlighted]': { backgroundColor: vars.color.dangerBg } } },
  ],
});
