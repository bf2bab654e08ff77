import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Drags a row; touching it must not scroll the page. */
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlDense,
  minHeight: vars.size.controlDense,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  // On phones, handle, position and arrows share 80 px.
  '@media': { [media.mobile]: { minWidth: '1.5rem' }, print: { display: 'none' } },
});

/** On phones the handle is beside the arrows, which are one above the other. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  '@media': { [media.mobile]: { marginInlineStart: `calc(-1 * ${vars.space[12]})`, alignSelf: 'stretch' } },
});

export const position = style({
  minWidth: '2ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const arrows = style({
  display: 'flex',
  '@media': { [media.mobile]: { flexDirection: 'column', justifyContent: 'center', gap: vars.space[4] } },
});

// Two of them fit into the height of a list row, which grows with the text.
globalStyle(`${arrows} > button`, { '@media': { [media.mobile]: { minWidth: '2rem', minHeight: '1.625rem' } } });
globalStyle('tr[data-movable]', { '@media': { [media.mobile]: { minHeight: '3.5rem' } } });

/** The dragged row lies above the others. */
globalStyle('tr[data-dragged]', {
  position: 'relative',
  zIndex: 1,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -2,
});
globalStyle(`tr[data-dragged] ${handle}`, { cursor: 'grabbing' });
// dnd-kit sets the transition of the rows that make room.
globalStyle('tr[data-movable]', { '@media': { [media.reducedMotion]: { transition: 'none !important' } } });
