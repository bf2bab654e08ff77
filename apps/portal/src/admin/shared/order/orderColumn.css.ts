import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Drags a row. */
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
  userSelect: 'none',
  // Hidden on phones, to make room for the arrows.
  '@media': { [media.small]: { display: 'none' }, print: { display: 'none' } },
});

/** On phones the position is between the arrows, which share 80 px with it. */
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  // The width of the column head, which is wider than any number.
  width: '8.5rem',
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  '@media': {
    [media.small]: {
      width: 'auto',
      alignSelf: 'stretch',
    },
  },
});

export const position = style({
  minWidth: '2ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.small]: { order: 1 } },
});

export const arrows = style({ display: 'flex', '@media': { [media.small]: { display: 'contents' } } });
globalStyle(`${arrows} > button`, { '@media': { [media.small]: { minWidth: '1.5rem' } } });
globalStyle(`${arrows} > button:last-child`, { '@media': { [media.small]: { order: 2 } } });

globalStyle('tr[data-dragged]', { outline: `2px dashed ${vars.color.focus}`, outlineOffset: -2 });

/** A line at the target of the drop; a border, because forced colours show borders. */
globalStyle('tr[data-drop-edge]', { position: 'relative' });
globalStyle('tr[data-drop-edge]::after', {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  borderTop: `2px solid ${vars.color.focus}`,
});
globalStyle('tr[data-drop-edge="top"]::after', { top: -1 });
globalStyle('tr[data-drop-edge="bottom"]::after', { bottom: -1 });
