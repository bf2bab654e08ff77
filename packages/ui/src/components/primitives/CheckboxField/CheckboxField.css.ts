import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

/** The whole row is pressable, 44 px high. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: vars.size.control,
  paddingBlock: vars.space[8],
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.disabledText, cursor: 'not-allowed' },
    '&:has([aria-readonly="true"])': { cursor: 'default' },
  },
});

export const box = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.check,
  accentColor: vars.color.primary,
  cursor: 'inherit',
  selectors: {
    // The focus ring replaces it.
    '&[aria-invalid="true"]:not(:focus-visible)': { outline: `2px solid ${vars.color.dangerText}` },
    '&[aria-readonly="true"]': { accentColor: vars.color.textMuted },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
