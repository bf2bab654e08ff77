import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Scroll container: only the rows in view are in the document. */
export const tree = style({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'min(34rem, 70dvh)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  vars: { '--tree-step': '1.5rem' },
  '@media': { [media.mobile]: { vars: { '--tree-step': '0.5rem' } } },
});

export const lines = style({ position: 'relative' });

export const line = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  height: '2.75rem',
  paddingInlineEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-selected="true"]': { backgroundColor: vars.color.sunken, boxShadow: `inset 3px 0 ${vars.color.focus}` },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
    // Name above count: there is no room side by side.
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      rowGap: 0,
      lineHeight: 1.25,
    },
  },
});

/** Place of the arrow; empty for a person without referrals. */
export const opener = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  '@media': { [media.mobile]: { gridRow: '1 / span 2', height: 'auto' } },
});

export const name = style({
  flex: '0 1 auto',
  minWidth: '5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '@media': { [media.mobile]: { gridColumn: 2 } },
});

export const chips = style({
  flex: 'none',
  display: 'inline-flex',
  gap: vars.space[8],
  '@media': { [media.mobile]: { display: 'none' } },
});

export const count = style({
  flex: '0 2 auto',
  minWidth: 0,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridColumn: 2, marginInlineStart: 0, fontSize: '0.8125rem' } },
});

export const search = style({ maxWidth: '30rem' });
