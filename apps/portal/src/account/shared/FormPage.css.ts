import { surface, media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  width: '100%',
  maxWidth: '25rem',
  minWidth: 0,
  marginInline: 'auto',
  // On large windows, moves the form a little down from the top.
  '@media': { [media.desktop]: { marginBlockStart: '4vh' } },
});

export const card = style({
  minWidth: 0,
  overflow: 'hidden',
  ...surface,
});

/** From edge to edge: two whole tiles of the pattern's nine columns. */
export const band = style({ position: 'relative', aspectRatio: '9 / 2', overflow: 'hidden' });
globalStyle(`${band} > *`, { position: 'absolute', inset: 0 });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: vars.size.edge,
});
