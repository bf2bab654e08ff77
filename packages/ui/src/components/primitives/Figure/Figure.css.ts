import { style, styleVariants } from '@vanilla-extract/css';
import { cardSurface, fittedFigure, media, text, vars } from '../../../theme/styling.ts';
import { bone } from '../Skeleton/Skeleton.css.ts';

/** The card in a window of 320 px. */
const tiny = '(width <= 7.25rem)';

function twoLines(line: string) {
  return `calc(2 * ${line})`;
}

/** As many columns as fit, maximum `max`; enlarged text reduces them. */
function columns(max: number, gap: string) {
  return `repeat(auto-fit, minmax(max(8.5rem, (100% - ${max - 1} * ${gap}) / ${max}), 1fr))`;
}

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns(4, vars.space[24]),
  gap: vars.space[24],
  minWidth: 0,
  '@media': {
    [media.mobile]: { gridTemplateColumns: columns(2, vars.space[24]) },
    [media.small]: { gap: vars.space[12] },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  padding: `${vars.space[16]} ${vars.size.edge}`,
  ...cardSurface,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}, box-shadow ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.elevation.popover } },
  '@media': {
    [media.mobile]: { paddingBlock: vars.space[12] },
    // Starts where the text of other cards starts; long values need the rest.
    [media.phone]: { paddingInlineEnd: vars.space[8] },
    print: { breakInside: 'avoid' },
  },
});

export const label = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  // In the cards of 320 px the longest labels take two lines.
  '@container': { [tiny]: { minHeight: twoLines(vars.text.caption.line) } },
});

export const hidden = style({ visibility: 'hidden' });

export const icon = style({
  display: 'flex',
  color: vars.color.textSubtle,
  '@container': { '(width <= 11rem)': { display: 'none' } },
});

const valueBase = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.text.display.line,
});

export const value = styleVariants({ short: 12, long: 17, longest: 24 }, (characters) => [
  valueBase,
  fittedFigure('display', characters),
  { lineHeight: 1.2 },
]);

export const dash = style({ color: vars.color.textSubtle });

/** One or two lines in narrow cards, also while loading. */
const hintBase = style({
  ...text('caption'),
  minHeight: vars.text.caption.line,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const hint = styleVariants({
  one: [hintBase, { '@container': { [tiny]: { minHeight: twoLines(vars.text.caption.line) } } }],
  two: [hintBase, { '@container': { '(width <= 13rem)': { minHeight: twoLines(vars.text.caption.line) } } }],
});

export const valueBone = style([bone, { display: 'block', width: '70%', height: '1.5rem' }]);
export const hintBone = style([
  bone,
  { display: 'block', width: '45%', height: '0.75rem', marginBlockStart: vars.space[4] },
]);
