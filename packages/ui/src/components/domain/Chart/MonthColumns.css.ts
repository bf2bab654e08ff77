import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

/** Horizontal swipes select a month, vertical ones scroll the page. */
export const row = style({ position: 'absolute', inset: 0, display: 'flex', touchAction: 'pan-y' });

export const column = style({
  flex: '1 1 0',
  minWidth: 0,
  borderRadius: vars.radius.check,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0, zIndex: 1 } },
});
