import { style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

const circle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

export const avatar = styleVariants({
  small: [
    circle,
    {
      ...text('caption'),
      fontWeight: vars.weight.medium,
      width: '1.75rem',
      height: '1.75rem',
      // Visible on the background of a row under the pointer.
      selectors: { 'tr:hover &': { backgroundColor: vars.color.raised } },
    },
  ],
  medium: [circle, { ...text('h4'), width: '2.5rem', height: '2.5rem' }],
  large: [circle, { ...text('h3'), width: '3rem', height: '3rem' }],
});
