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

/** Lines up with the page below. */
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    // Grows only when enlarged text wraps the links. The header's border is part of its height.
    minHeight: `calc(${vars.size.header} - ${inset.top} - 1px)`,
    '@media': { [media.narrow]: { gap: vars.space[8] } },
  },
]);

export const brand = style({
  ...text('h3'),
  fontWeight: 700,
  letterSpacing: '-0.01em',
  color: vars.color.text,
  textDecoration: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  // A long brand name shrinks before the links do.
  flexShrink: 999,
  minWidth: '4rem',
  marginInlineEnd: 'auto',
});

export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

// The last link's text ends where the page ends.
export const nav = style({
  marginInlineEnd: '-10px',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.compactNav]: { gap: vars.space[2] } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.radius.chip,
  backgroundColor: 'transparent',
  ...text('table'),
  fontWeight: 500,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-current]': { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 600 },
  },
  '@media': {
    [media.compactNav]: { paddingInline: vars.space[8] },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

/** An action is no destination: quieter, after a line. */
export const action = style([entry, { color: vars.color.textMuted }]);

export const parted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '::before': { content: '', height: '1.25rem', borderInlineStart: `1px solid ${vars.color.border}` },
  '@media': { [media.compactNav]: { gap: vars.space[2] } },
});

/** Ends where the page ends. */
export const button = style({ marginInlineEnd: 10 });

export const menuButton = style({
  // Not a line of text, whose height depends on the font.
  display: 'flex',
  flexShrink: 0,
  marginInlineEnd: -10,
  '@media': { [media.desktop]: { display: 'none' } },
});
