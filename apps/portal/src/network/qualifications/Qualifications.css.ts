import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { clampedName } from '../shared/styles.ts';

/** Side by side if both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const eyebrow = style({
  ...text('caption'),
  display: 'block',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  letterSpacing: 0,
});

export const next = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });
export const nextHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });
export const nextTitle = style({ ...text('h3'), overflowWrap: 'anywhere', minWidth: 0 });

export const name = style({ ...clampedName, overflowWrap: 'anywhere' });

export const people = style({ display: 'flex', flexDirection: 'column' });
export const nearest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
/** At least as wide as a word; otherwise the level wraps below it. */
export const nearestName = style({ ...text('body'), flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });

/** A level and the one before it. */
export const levels = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});
