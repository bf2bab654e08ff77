import { style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

function roomFor(buttons: number) {
  return { paddingInlineEnd: `calc(${buttons} * ${vars.size.control} + ${vars.space[4]})` };
}

/** Space at the end of the input for one or two buttons of 44 px. */
export const input = styleVariants({ one: roomFor(1), two: roomFor(2) });

export const arrow = style({ transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}` });
export const arrowUp = style({ transform: 'rotate(180deg)' });

/** Custom property with the height between the field and the edge of the screen. */
export const room = '--room';

/** Maximum height in CSS pixels: it cuts off the seventh row of 44 px, to show that there are more. */
export const highest = 300;

/** The popup next to the field: the list, or the sentence that no option matches. */
export const popup = style({
  width: '100%',
  maxHeight: `min(${highest}px, var(${room}, ${highest}px))`,
  zIndex: vars.zIndex.sticky,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
  '@media': { print: { display: 'none' } },
});

export const none = style({ ...text('body'), padding: vars.space[12], color: vars.color.textMuted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
  },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const hint = style({
  ...text('caption'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${option}[aria-selected="true"] &`]: { color: 'inherit' } },
});
export const tick = style({ flexShrink: 0, width: vars.size.icon });
