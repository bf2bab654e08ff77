import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Drags a row; touching it must not scroll the page. */
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '@media': { print: { display: 'none' } },
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
