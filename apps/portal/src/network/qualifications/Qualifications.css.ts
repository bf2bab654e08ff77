import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { dividedColumn, clampedName } from '../shared/styles.ts';

/** Side by side if both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The emblem next to name and facts; on narrow windows the facts are below it. */
export const mine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  gap: vars.space[16],
});
/** Skeleton of the emblem. */
export const disc = style({ width: '7.5rem', height: '7.5rem', overflow: 'hidden', borderRadius: '50%' });
globalStyle(`${mine} > :is(svg, ${disc})`, {
  gridRow: 'span 2',
  '@media': { [media.narrow]: { gridRow: 'auto' }, [media.phone]: { width: '4.5rem', height: '4.5rem' } },
});

/** The level's name below its label. */
export const title = style({ ...text('display'), overflowWrap: 'anywhere' });
export const eyebrow = style({
  ...text('caption'),
  display: 'block',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  letterSpacing: 0,
});

/** Side by side, each below its label. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space[8],
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

export const label = style({ ...text('caption'), color: vars.color.textMuted });
export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

/** The next level, with a dividing line. */
export const next = style({ ...dividedColumn(vars.space[16], media.medium, vars.space[24]), gap: vars.space[16] });
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

/** Gold, the colour of achievements. */
export const top = style({ ...text('h3'), marginBlock: 'auto', color: vars.color.premiumText });

/** A level and the one before it. */
export const levels = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});
