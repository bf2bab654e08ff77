import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bonusColors } from './bonusColors.ts';

/** In the text, so that a name that wraps does not move it. */
const base = style({
  display: 'inline-block',
  flexShrink: 0,
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: vars.radius.check,
  // All colours would be the same.
  '@media': { [media.forcedColors]: { display: 'none' }, print: { printColorAdjust: 'exact' } },
});

export const swatch = styleVariants(bonusColors, (color) => [base, { backgroundColor: color }]);
