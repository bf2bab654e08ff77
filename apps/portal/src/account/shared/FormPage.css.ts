import { cardSurface, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

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
  ...cardSurface,
});

/** From edge to edge. */
export const band = style({
  position: 'relative',
  height: '6rem',
  overflow: 'hidden',
  '@media': { [media.phone]: { height: '3.5rem' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: vars.size.edge,
});
