import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The grip icon, and the space of the handle that covers it once dnd-kit has loaded. */
export const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  width: vars.size.control,
  height: vars.size.control,
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
});

/** Drags a row; touching it must not scroll the page. */
export const handle = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});

/** The dragged row lies above the others. */
globalStyle('tr[data-dragged]', {
  position: 'relative',
  zIndex: 1,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -2,
});
globalStyle(`tr[data-dragged] ${handle}`, { cursor: 'grabbing' });
// dnd-kit sets the transition of the rows that make room.
globalStyle(`tr:has(${handle})`, { '@media': { [media.reducedMotion]: { transition: 'none !important' } } });
