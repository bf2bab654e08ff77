import { globalStyle, style } from '@vanilla-extract/css';
import { CloseIcon } from '../../../icons/frame.tsx';
import { maskOf } from '../../../icons/maskOf.ts';
import { text, vars } from '../../../theme/styling.ts';
import { control } from '../Field/Field.css.ts';

export const field = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const sign = style({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = style([
  control,
  {
    minHeight: vars.size.controlDense,
    padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} calc(${vars.space[16]} + ${vars.text.body.line})`,
    ...text('body'),
  },
]);

// Our icon in place of the browser's.
globalStyle(`${input}::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: 24,
  height: 24,
  backgroundColor: vars.color.textMuted,
  mask: `${maskOf(CloseIcon)} center / 16px no-repeat`,
  cursor: 'pointer',
});
// Browsers show it only with the focus or below the pointer.
globalStyle(`${input}:not(:placeholder-shown)::-webkit-search-cancel-button`, { opacity: 1, pointerEvents: 'auto' });
