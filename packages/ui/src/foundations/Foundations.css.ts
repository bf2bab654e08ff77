import { style, styleVariants } from '@vanilla-extract/css';
import { column, media, surface, text, vars } from '../theme/styling.ts';

/** Styles of the stories that show the tokens. */
export const swatch = style({
  ...column(4),
  padding: vars.space[12],
  ...surface,
  ...text('caption'),
  overflowWrap: 'anywhere',
});

const paint = style({ height: 48, border: `1px solid ${vars.color.border}`, borderRadius: vars.radius.chip });

/** Light and dark side by side, independent of the page's theme. */
export const halves = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] });

export const half = style({
  ...column(4),
  padding: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...text('caption'),
});

export const variable = style({ fontFamily: vars.font.mono, color: vars.color.textMuted, ...text('caption') });

export const color = styleVariants(vars.color, (value) => [paint, { backgroundColor: value }]);
export const bonus = styleVariants({ ...vars.bonus, ...vars.level }, (value) => [paint, { backgroundColor: value }]);

export const role = styleVariants(vars.text, (_value, name) => ({ ...text(name), overflowWrap: 'anywhere' }));

const bar = style({ height: vars.space[16], borderRadius: vars.radius.check, backgroundColor: vars.color.primary });
export const space = styleVariants(vars.space, (value) => [bar, { width: value }]);

const box = style({ height: 72, border: `2px solid ${vars.color.primary}`, backgroundColor: vars.color.primarySoft });
export const radius = styleVariants(vars.radius, (value) => [box, { borderRadius: value }]);

const sheet = style({ height: 72, borderRadius: vars.radius.card, backgroundColor: vars.color.raised });
export const elevation = styleVariants(vars.elevation, (value) => [sheet, { boxShadow: value }]);

export const panel = style({
  ...column(16),
  padding: vars.space[24],
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
});

export const sides = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' });

/** The track of a moving dot, one for each duration and easing. */
export const groove = style({
  position: 'relative',
  height: '32px',
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

export const durations = styleVariants(vars.motion, (duration) => [
  dot,
  { transitionDuration: duration, transitionTimingFunction: vars.motion.easeOut },
]);

export const curves = styleVariants(vars.motion, (curve) => [
  dot,
  { transitionDuration: '800ms', transitionTimingFunction: curve },
]);

export const away = style({ left: `calc(100% - 32px)` });

export const stage = style({ position: 'relative', height: '22rem', isolation: 'isolate' });

const layer = style({
  position: 'absolute',
  width: '60%',
  height: '80px',
  padding: vars.space[8],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
  ...text('caption'),
});

const order = Object.keys(vars.zIndex);

/** Overlapping layers, each a step to the right and down, independent of their render order. */
export const layers = styleVariants(vars.zIndex, (zIndex, name) => {
  const step = order.indexOf(name);
  return [layer, { zIndex, top: `${step * 3}rem`, left: `${step * 7}%` }];
});

const ruler = style({
  maxWidth: '100%',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

/** A bar as wide as the token, limited by the screen. */
export const widths = styleVariants(vars.size, (width) => [ruler, { width }]);

/** Shown where a media query matches the screen. */
export const lamps = styleVariants(media, (query) => ({
  display: 'none',
  '@media': { [query]: { display: 'inline' } },
}));
