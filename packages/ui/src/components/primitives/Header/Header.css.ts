import { style } from '@vanilla-extract/css';
import { inset, media, text, vars } from '../../../theme/styling.ts';
import { container } from '../PageLayout/PageLayout.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  paddingBlockStart: inset.top,
  '@media': { print: { display: 'none' } },
});

/** Aligns with the page below. */
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    // The header's border is part of its height.
    minHeight: `calc(${vars.size.header} - ${inset.top} - 1px)`,
    '@media': { [media.narrow]: { gap: vars.space[8] } },
  },
]);

export const brand = style({
  ...text('h3'),
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  color: vars.color.text,
  textDecoration: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  minWidth: 0,
});

export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The space next to the brand, for at least the menu button. The text of the last link ends where the page ends. */
export const space = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  minWidth: vars.size.control,
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  // Until the observer has measured the links, the overflow is clipped, so that it does not cover the brand.
  selectors: { '&:not([data-links])': { overflowX: 'clip' } },
});

/** For parts of the header while its links do not fit. */
const withoutLinks = `${space}[data-links='hidden'] &`;

export const nav = style({
  flexShrink: 0,
  width: 'max-content',
  '@media': { [media.mobile]: { display: 'none' } },
  // Exists only for measuring: invisible, and unreachable for keyboard and screen readers.
  selectors: { [withoutLinks]: { position: 'absolute', insetInlineEnd: 0, visibility: 'hidden' } },
});

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.compactNav]: { gap: 0 } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.chip,
  backgroundColor: 'transparent',
  ...text('body'),
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    // Inside: the neighbours and the line before an action are close.
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [media.compactNav]: { paddingInline: vars.space[8] },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

/** An action, which is not a destination, and a link that the page repeats. */
export const quiet = style([entry, { color: vars.color.textMuted, fontWeight: vars.weight.regular }]);

/** Neither visible nor focusable. */
export const reserved = style({ visibility: 'hidden' });

export const parted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  // As far from the background of a current link as from the action.
  marginInlineStart: vars.space[4],
  '::before': { content: '', height: '1.25rem', borderInlineStart: `1px solid ${vars.color.border}` },
  '@media': { [media.compactNav]: { gap: 2, marginInlineStart: 0 } },
});

/** Ends where the page ends. */
export const button = style({ marginInlineEnd: vars.space[12] });

export const menuButton = style({
  // Not a line of text, whose height depends on the font.
  display: 'flex',
  flexShrink: 0,
  '@media': { [media.desktop]: { display: 'none', selectors: { [withoutLinks]: { display: 'flex' } } } },
});
