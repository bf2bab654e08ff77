/** Building blocks of style sheets: tokens, media queries and style declarations. */
import type { Space, TextRole } from './tokens.ts';
import { scaleTokens } from './scaleTokens.ts';
import { vars } from './vars.css.ts';

export { media } from './media.ts';
export { vars };

/** Letter spacing of the large roles. */
const tracking: Partial<Record<TextRole, string>> = {
  h2: '-0.01em',
  h1: '-0.015em',
  display: '-0.015em',
  hero: '-0.02em',
};

/** The style declarations of a text role. */
export function text(role: TextRole) {
  const { size, line } = vars.text[role];
  const isText = role === 'caption' || role === 'body' || role === 'lead';
  return {
    fontSize: size,
    lineHeight: line,
    fontWeight: isText ? vars.weight.regular : vars.weight.strong,
    ...(tracking[role] !== undefined && { letterSpacing: tracking[role] }),
  };
}

/** Sizes of a figure, largest first. */
const figureSizes = ['hero', 'display', 'h2', 'h3', 'body'] as const;

/** A figure of so many characters in its container: each smaller size where the one before is too wide for one line. */
export function fittedFigure(characters: number) {
  return {
    ...text('hero'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@container': Object.fromEntries(
      figureSizes.slice(1).map((role, at) => {
        const needed = characters * 0.56 * Number.parseFloat(scaleTokens.text[figureSizes[at] ?? 'hero'].size);
        return [`(width < ${needed.toFixed(2)}rem)`, { fontSize: vars.text[role].size }];
      }),
    ),
  } as const;
}

/** The only sizes beside the scale: a field into which phones do not zoom, and a table that fits the width of paper. */
export const specialSizes = {
  fieldOnTouch: 'max(1rem, 16px) !important',
  paper: '0.75rem',
  paperDetail: '0.6875rem',
} as const;

/** The space above and below a line in something higher; negative around something higher than its line. */
export function around(
  line: 'caption' | 'body' | 'h1' | 'h2' | 'h3',
  height: 'control' | 'controlDense',
  sign: 1 | -1 = 1,
) {
  return `calc((${vars.size[height]} - ${vars.text[line].line}) / ${2 * sign})`;
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

/** `padding-inline` of elements that reach both sides of the window: the edge of the page, or the insets. */
export const gutters = `max(${vars.size.edge}, ${inset.left}) max(${vars.size.edge}, ${inset.right})`;

/** Frame and background of a card. */
export const surface = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const;

/** A row under the pointer: its background reaches beyond its text and its rules. */
export const rowHover = {
  backgroundColor: vars.color.sunken,
  boxShadow: `-${vars.space[12]} 0 ${vars.color.sunken}, ${vars.space[12]} 0 ${vars.color.sunken}`,
} as const;

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
