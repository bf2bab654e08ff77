import { style } from '@vanilla-extract/css';
import { column, vars } from '../../../theme/styling.ts';

/** Receives focus by script; the border makes that visible. */
export const summary = style({
  borderRadius: vars.radius.card,
  selectors: { '&:focus': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
export const list = style({ ...column(4) });
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[4],
  color: 'inherit',
  textUnderlineOffset: '0.15em',
});
