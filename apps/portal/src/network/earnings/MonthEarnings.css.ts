import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Total and shares, and what is pending beside them where both fit. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', columnGap: vars.space[40] },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });

/** Behind a line: it is not part of the month's total. */
export const pending = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[12],
  '@media': {
    [media.wide]: {
      borderBlockStart: 0,
      paddingBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.border}`,
      paddingInlineStart: vars.space[32],
    },
  },
});

export const pendingFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  '@media': { [media.wide]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const pendingLabel = style({ ...text('small'), color: vars.color.textMuted });
export const pendingAmount = style({
  ...text('h3'),
  // Keeps its line while it is empty.
  minHeight: vars.text.h3.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
