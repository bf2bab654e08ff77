import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

const bottom = { insetBlockStart: 'auto', insetBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))` };
/** Below the header, which stays free. */
const top = { insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})`, insetBlockEnd: 'auto' };

const placeBase = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInlineEnd: vars.space[24],
  width: `min(26rem, calc(100vw - ${vars.space[48]}))`,
  '@media': {
    // The whole width; the gutters are those of the page.
    [media.phone]: { insetInline: vars.space[16], width: 'auto' },
    print: { display: 'none' },
  },
});

/**
 * At the foot on a desk; below the header on a phone, where the foot is under the thumb and the keyboard. `away` is the
 * other edge, for when a control with the focus lies under the toasts.
 */
export const place = styleVariants({
  home: [placeBase, { ...bottom, '@media': { [media.phone]: top } }],
  away: [placeBase, { ...top, '@media': { [media.phone]: bottom } }],
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  // Three long ones on a small screen scroll within themselves.
  maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space[48]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for shadows and rings, which a scrolling box cuts off; presses there go to the page.
  padding: vars.space[16],
  margin: `calc(-1 * ${vars.space[16]})`,
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minWidth: 0,
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  border: '1px solid',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.popover,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  // The library forbids every touch gesture by an inline style; only the sideways one is its own.
  touchAction: 'pan-y !important',
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.reducedMotion]: { animationName: fade } },
});

export const tone = styleVariants({
  success: { borderColor: vars.color.successBorder },
  info: { borderColor: vars.color.infoBorder },
  failure: { borderColor: vars.color.dangerBorder },
});

/** As high as the close button, so that icon, first line and button stand on one line. */
const lineHeight = { minHeight: vars.size.control, display: 'flex', alignItems: 'center' };

export const icon = style({
  ...lineHeight,
  flexShrink: 0,
  selectors: {
    [`${tone.success} &`]: { color: vars.color.successText },
    [`${tone.info} &`]: { color: vars.color.infoText },
    [`${tone.failure} &`]: { color: vars.color.dangerText },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  flex: 1,
  minWidth: 0,
});

/** The first line stands on the line of icon and button; more lines run on below it. */
export const words = style({ ...text('body'), paddingBlock: 10, userSelect: 'text' });
