import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Sideways strokes of a finger read the figures, upward ones scroll the page. */
export const row = style({ position: 'absolute', inset: 0, display: 'flex', touchAction: 'pan-y' });

export const column = style({
  flex: '1 1 0',
  minWidth: 0,
  borderRadius: vars.radius.check,
  // The focus comes to the others by script; they are places to press all the same.
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0, zIndex: 1 } },
});
