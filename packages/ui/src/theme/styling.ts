/** Building blocks of style sheets: tokens, media queries and style declarations. */
import type { Space, TextRole } from './tokens.ts';
import { vars } from './vars.css.ts';

export { media } from './media.ts';
export { vars };

/** The style declarations of a text role. */
export function text(role: TextRole) {
  const { size, line, weight, tracking } = vars.text[role];
  return { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking };
}

/** Children below one another, with a gap in pixels between them. */
export function column(gap: Space) {
  return { display: 'flex', flexDirection: 'column', gap: vars.space[gap] } as const;
}

/** Maximum number of lines on a screen; the rest is cut. Paper shows the entire text. */
export function clamped(lines: number) {
  return {
    '@media': {
      screen: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
    },
  } as const;
}

/** The safe area insets of notches, rounded corners and the system's bars; 0 without them. */
export const inset = {
  top: 'env(safe-area-inset-top)',
  right: 'env(safe-area-inset-right)',
  bottom: 'env(safe-area-inset-bottom)',
  left: 'env(safe-area-inset-left)',
} as const;

/** `padding-inline` of elements that reach both sides of the window: a space in pixels, or the insets. */
export function gutters(space: Space): string {
  return `max(${vars.space[space]}, ${inset.left}) max(${vars.space[space]}, ${inset.right})`;
}

/** The base of a card: a border, round corners. */
export const surface = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

/** Frame, background and shadow of a card. */
export const cardSurface = { ...surface, boxShadow: vars.elevation.card } as const;

/** A link that covers the positioned element around it, such as a card. */
export function coveringLink(radius: keyof typeof vars.radius) {
  return {
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[radius] },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  } as const;
}

/** The font features of ids, keys and vouchers: figures of equal width. */
export const codeFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Style declarations that hide an element from view but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** An entry of a menu, a link or a button: as wide as the menu, and as high as a touch target. */
export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.chip,
  backgroundColor: 'transparent',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
