import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

export const player = style({
  width: '100%',
  height: vars.size.video,
  border: 0,
  borderRadius: vars.radius.card,
  // The player's own background, already shown before it loads.
  backgroundColor: '#000',
  // The empty frame is a light page, which is opaque and white in a dark one.
  colorScheme: 'light',
  '@media': { print: { display: 'none' } },
});
