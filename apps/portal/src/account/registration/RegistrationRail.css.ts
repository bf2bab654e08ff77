import { cardSurface, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the middle of the page. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  gap: vars.space[40],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 22.5rem)' } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minWidth: 0 });

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minWidth: 0,
  overflow: 'hidden',
  ...cardSurface,
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.size.edge,
});

/** On narrow windows the page ends with the steps. */
const wideOnly = style({ display: 'none' });

export const portal = style([
  wideOnly,
  texts,
  { '@media': { [media.wide]: { display: 'flex', borderBlockStart: `1px solid ${vars.color.border}` } } },
]);

/** Four whole tiles of the pattern's nine columns. */
export const pattern = style([
  wideOnly,
  { '@media': { [media.wide]: { display: 'block', position: 'relative', aspectRatio: '9 / 4' } } },
]);

export const cover = style({ position: 'absolute', inset: 0 });
