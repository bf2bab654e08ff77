import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The track of a moving dot, one for each duration and easing. */
export const groove = style({
  position: 'relative',
  height: vars.space[32],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.track,
});

const dot = style({
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[4],
  width: vars.space[24],
  height: vars.space[24],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary,
  transitionProperty: 'left',
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

const { fast, medium, slow, bar, easeOut, easeExit } = vars.motion;

export const durations = styleVariants({ fast, medium, slow, bar }, (duration) => [
  dot,
  { transitionDuration: duration, transitionTimingFunction: easeOut },
]);

export const curves = styleVariants({ easeOut, easeExit }, (curve) => [
  dot,
  { transitionDuration: '800ms', transitionTimingFunction: curve },
]);

export const away = style({ left: `calc(100% - ${vars.space[32]})` });
