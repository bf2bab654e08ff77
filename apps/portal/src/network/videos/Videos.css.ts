import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** One surface with lines between the rows. */
export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

/** Icon, content, and what it is; on phones that is below the content. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[16]}`,
  padding: `${vars.space[12]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: vars.space[12],
      padding: `${vars.space[12]} ${vars.space[16]}`,
    },
    print: { breakInside: 'avoid' },
  },
});

/** Beside the first line. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'start',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  '@media': { [media.mobile]: { gridRow: 'span 2' } },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 });

export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8] });

/** Type and date. */
export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  minWidth: 0,
  maxWidth: '16rem',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridColumn: 2, maxWidth: 'none' } },
});
