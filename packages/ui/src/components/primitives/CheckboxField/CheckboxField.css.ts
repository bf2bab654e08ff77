import { globalStyle, style } from '@vanilla-extract/css';
import { maskOf } from '../../../icons/maskOf.ts';
import { CheckIcon } from '../../../icons/status.tsx';
import { around, media, vars } from '../../../theme/styling.ts';

/** The entire row is clickable, 44 px high; its neighbours are as far from its text as from other texts. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: vars.size.control,
  paddingBlock: around('body', 'control'),
  marginBlock: around('body', 'control', -1),
  cursor: 'pointer',
});
// Notes below the label, not below the box.
globalStyle(`${row} ~ p`, { marginInlineStart: `calc(${vars.size.icon} + ${vars.space[12]})` });

export const disabled = style({ color: vars.color.disabledText, cursor: 'not-allowed' });

export const box = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: 1,
  appearance: 'none',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.check,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  // The tick.
  '::before': {
    content: '',
    display: 'block',
    width: '100%',
    height: '100%',
    backgroundColor: vars.color.onPrimary,
    mask: `${maskOf(CheckIcon)} center / 90% no-repeat`,
    opacity: 0,
  },
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.text },
    '&:checked': { borderColor: vars.color.primary, backgroundColor: vars.color.primary },
    '&:checked::before': { opacity: 1 },
    '&:disabled': { borderColor: vars.color.border, backgroundColor: vars.color.disabledBg },
    '&:disabled::before': { backgroundColor: vars.color.disabledText },
    // Above all other states: an error keeps its colour under the pointer and the focus.
    '&&&&[aria-invalid="true"]': {
      borderColor: vars.color.dangerText,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerText}`,
    },
  },
  // In forced colours the browser's own box keeps its parts distinct.
  '@media': { [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
