import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The tree, and beside it the selected person, who stays in view. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}` } },
});

export const rail = style({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` },
  },
});

/** Scroll container: only the rows in view are in the document. */
export const tree = style({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(20rem, 100dvh - 22rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  vars: { '--tree-step': '1.5rem' },
  '@media': { [media.mobile]: { vars: { '--tree-step': '0.5rem' } } },
});

export const lines = style({ position: 'relative' });

/** Arrow, name, status, level and count; on phones the count is below the name. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(5rem, 1fr) 6rem 9.5rem 9.5rem',
  alignItems: 'center',
  columnGap: vars.space[8],
  height: '2.75rem',
  paddingInlineEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  ...text('table'),
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
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      lineHeight: 1.25,
    },
  },
});

/** Place of the arrow; empty for a person without referrals. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  '@media': { [media.mobile]: { gridRow: '1 / span 2', height: 'auto' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...oneLine, fontWeight: 600 });

export const status = style({
  minWidth: 0,
  ...text('small'),
  '@media': { [media.mobile]: { gridArea: '1 / 3 / span 2' } },
});

export const level = style({ minWidth: 0, '@media': { [media.mobile]: { display: 'none' } } });

export const count = style({
  ...oneLine,
  gridColumn: -2,
  textAlign: 'end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('small'),
  '@media': { [media.mobile]: { gridArea: '2 / 2', textAlign: 'start' } },
});

/** Field and button side by side, the button beside the control. */
export const search = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
});
globalStyle(`${search} > button`, { marginBlockStart: `calc(${vars.text.table.line} + ${vars.space[4]})` });
