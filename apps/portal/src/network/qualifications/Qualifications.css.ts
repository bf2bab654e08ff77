import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { behindLine, pressableName } from '../shared/looks.ts';

/** Side by side where both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`, gap: vars.space[40] } },
});

export const next = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 });

/** What the member has so far, behind a line. */
export const facts = style({ ...behindLine(vars.space[16]), gap: vars.space[12] });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  minWidth: 0,
});

export const label = style({ color: vars.color.textMuted });
export const value = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const bar = style({ flexBasis: '100%' });

/** The level's name below the small words. */
export const title = style({ ...text('display'), overflowWrap: 'anywhere' });
export const eyebrow = style({
  ...text('small'),
  display: 'block',
  fontWeight: 600,
  color: vars.color.textMuted,
  letterSpacing: 0,
});

export const name = style({ ...pressableName, display: 'block', overflowWrap: 'anywhere' });
