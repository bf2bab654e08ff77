import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

/** A wide table scrolls within itself, never the page. */
export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { [media.mobile]: { overflow: 'visible', border: 0, backgroundColor: 'transparent' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...text('table'),
  '@media': { [media.mobile]: { display: 'block' } },
});

export const caption = style({ ...text('h3'), textAlign: 'start', paddingBlockEnd: vars.space[12] });

export const head = style({
  backgroundColor: vars.color.sunken,
  '@media': {
    // Names are repeated in each cell of a card; the row stays for screen readers.
    [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const body = style({
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', gap: vars.space[12] } },
});

export const row = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    'tbody > &:hover': { backgroundColor: vars.color.sunken },
  },
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[16],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
    print: { breakInside: 'avoid' },
  },
});

const cellBase = style({
  height: 48,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[12],
      height: 'auto',
      padding: 0,
    },
  },
});

export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '@media': { [media.mobile]: { textAlign: 'start', whiteSpace: 'normal' } },
    },
  ],
});

export const columnName = style({
  ...text('caption'),
  fontWeight: 600,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
// Only the name gives way to the other columns when there is little room.
export const rowName = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  minWidth: '9rem',
  '@media': { [media.mobile]: { ...text('h4'), minWidth: 0 } },
});

/** Name of the column inside a card. */
export const cardLabel = style({
  display: 'none',
  ...text('small'),
  fontWeight: 400,
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'block', flex: '0 0 7rem' } },
});

export const value = style({
  minWidth: 0,
  '@media': { [media.mobile]: { flex: '1 1 8rem', overflowWrap: 'anywhere' } },
});
export const oneLine = style({ '@media': { [media.desktop]: { width: 'max-content' } } });
