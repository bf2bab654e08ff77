import { style } from '@vanilla-extract/css';
import { column, media, surface, text, vars } from '../../../theme/styling.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(13rem, max-content)',
  gap: `${vars.space[20]} ${vars.space[32]}`,
  alignItems: 'center',
  minWidth: 0,
  padding: vars.space[24],
  ...surface,
  boxShadow: vars.elevation.card,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[20] },
    [media.phone]: { padding: vars.space[16] },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
});

export const words = style({
  ...column(8),
  minWidth: 0,
});

export const price = style({ ...text('display'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });
export const status = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.size.measure,
});
export const sentences = style({ minWidth: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const sentence = style({ selectors: { '&:first-child': { fontWeight: 550, color: vars.color.text } } });

export const actions = style({
  ...column(8),
  minWidth: 0,
  maxWidth: '20rem',
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});

/** Below both columns. */
export const facts = style({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
