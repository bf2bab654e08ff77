/** What style sheets are written with: tokens, media queries and blocks of declarations. */
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

/** The ground of a card: a line around it, round corners. */
export const surface = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

/** The letters of ids, keys and vouchers: figures of one width. */
export const codeFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Style declarations that hide an element from view but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** An entry of a menu, a link or a button: as wide as the menu, and as high as a finger. */
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
