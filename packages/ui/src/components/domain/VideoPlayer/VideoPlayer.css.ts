import { globalStyle, style } from '@vanilla-extract/css';
import { column, media, text, vars } from '../../../theme/styling.ts';

export const box = style({
  position: 'relative',
  width: '100%',
  height: vars.size.video,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    print: { height: 'auto', borderRadius: 0, '::before': { content: 'attr(data-paper)', ...text('caption') } },
  },
});

export const frame = style({
  width: '100%',
  height: '100%',
  border: 0,
  // The player's background must not show at the rounded corners of its cover.
  selectors: { '&[inert]': { opacity: 0 } },
  // The player's own background, visible before it loads.
  backgroundColor: '#000',
  // The empty iframe is a light page, which would be opaque white in a dark one.
  colorScheme: 'light',
});

const over = { position: 'absolute', inset: 0 } as const;

export const covering = style(over);

/** The entire cover starts the video. */
export const start = style({
  ...over,
  ...column(12),
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -6 } },
});

/** Moves the triangle slightly to the right, where it looks centred. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  boxShadow: vars.elevation.popover,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}, background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { [`${start}:hover &`]: { transform: 'scale(1.06)', backgroundColor: vars.color.primaryHover } },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { [`${start}:hover &`]: { transform: 'none' } } },
    [media.forcedColors]: { border: '2px solid ButtonText' },
  },
});

export const label = style({
  ...text('body'),
  fontWeight: vars.weight.medium,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

/** Replaces a player that does not answer. */
export const failed = style({
  height: '100%',
  ...column(8),
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space[24],
  backgroundColor: vars.color.sunken,
  textAlign: 'center',
});

// Paper has title and address.
globalStyle(`${box} > *`, { '@media': { print: { display: 'none' } } });
