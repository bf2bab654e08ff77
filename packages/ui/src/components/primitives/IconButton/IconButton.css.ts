import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/styling.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.disabledText, cursor: 'not-allowed' },
    // A translucent layer in the text colour works on every background.
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonBorder',
      selectors: { '&:disabled, &[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
    print: { display: 'none' },
  },
});

export const size = styleVariants({
  medium: [base, { minWidth: vars.size.control, minHeight: vars.size.control }],
  small: [base, { minWidth: vars.size.controlDense, minHeight: vars.size.controlDense }],
});
