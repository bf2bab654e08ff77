import { clamped, media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { treeHeight, treeRows } from './Referrals.css.ts';

export const rail = style({
  '@media': {
    [media.wide]: {
      gridArea: '3 / 2',
      alignSelf: 'start',
      // Next to the first row: the line with the number of people is above it.
      marginBlockStart: vars.size.controlDense,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})`,
      marginInlineStart: vars.space[16],
    },
    print: { display: 'none' },
  },
});

/** The number of people in the tree, and the button that expands it. */
export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minHeight: vars.size.controlDense,
});

/** Height of the fade at the end. */
const fade = '3.5rem';

const leave = keyframes({ '0%, 96%': { opacity: 1 }, '100%': { opacity: 0 } });

/** Scroll container: only visible rows are in the document. */
export const tree = style({
  position: 'relative',
  overflow: 'auto',
  // For browsers without `round()`.
  maxHeight: [treeRows, `calc(${treeHeight})`],
  '@media': { print: { overflow: 'visible', maxHeight: 'none', border: 0, '::after': { display: 'none' } } },
  containerType: 'inline-size',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  scrollPaddingBlockEnd: '2.75rem',
  // Fades the last row while more follow, if the browser supports it.
  '::after': {
    content: '',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    height: fade,
    marginBlockStart: `calc(-1 * ${fade})`,
    backgroundImage: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
    pointerEvents: 'none',
    opacity: 0,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '::after': { animation: `${leave} linear both`, animationTimeline: 'scroll(nearest block)' },
    },
  },
});

/** Too narrow for one line, also with large text. */
const narrow = '(width <= 42rem)';

/** Indents by level, up to a limit: `aria-level` and the details have the level of deeper rows. */
const chosenLines = style({
  position: 'relative',
  vars: { '--tree-step': '1.5rem', '--tree-most': '12', '--tree-opener': '2.75rem' },
  '@media': { print: { height: 'auto !important', vars: { '--tree-opener': '0px' } } },
  '@container': { [narrow]: { vars: { '--tree-step': '1rem', '--tree-most': '8', '--tree-opener': '2.25rem' } } },
});

/** No person is selected: on windows without a person next to the tree, the first row is not marked. */
const unchosen = style([chosenLines]);

export const lines = { chosen: chosenLines, unchosen };

const indent = 'calc(min(var(--tree-level), var(--tree-most)) * var(--tree-step))';

/**
 * Arrow, name, status, level and count; on narrow rows, status and count are below the name. A
 * guide line for each level starts below the arrow of the row above.
 */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(5rem, 1fr) 5.5rem 9.75rem 8.25rem',
  alignItems: 'center',
  columnGap: vars.space[8],
  height: '2.75rem',
  paddingInline: `${indent} ${vars.space[12]}`,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border} 0 1px, transparent 1px var(--tree-step))`,
  backgroundSize: `${indent} 100%`,
  backgroundPosition: 'calc(var(--tree-opener) / 2) 0',
  backgroundRepeat: 'no-repeat',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  ...text('body'),
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-selected="true"]': { backgroundColor: vars.color.sunken, boxShadow: `inset 3px 0 ${vars.color.focus}` },
    [`${unchosen} &:not(:hover, :focus-visible)`]: {
      '@media': { [media.narrow]: { backgroundColor: 'transparent', boxShadow: 'none' } },
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
    // Rows in the flow break between sheets.
    print: {
      position: 'static',
      height: 'auto',
      minHeight: '2rem',
      breakInside: 'avoid',
      // Prints the lines of the branches.
      printColorAdjust: 'exact',
      selectors: { '&:is(:hover, [aria-selected])': { backgroundColor: 'transparent' } },
    },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      columnGap: 0,
      lineHeight: 1.25,
    },
  },
});

/** The cell of the arrow; empty for a person without referrals. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'var(--tree-opener)',
  height: '2.75rem',
  '@media': { print: { height: 'auto' } },
  '@container': { [narrow]: { gridRow: '1 / span 2', height: 'auto' } },
});

globalStyle(`${opener} > svg`, { '@media': { print: { display: 'none' } } });

const oneLine = {
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
} as const;

/** Two lines fit into a row; on narrow rows one, above the status. */
export const name = style({
  ...clamped(2),
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridArea: '1 / 2 / auto / span 2', WebkitLineClamp: 1 } },
});

export const status = style({
  minWidth: 0,
  ...text('caption'),
  '@container': { [narrow]: { gridArea: '2 / 2', marginInlineEnd: vars.space[8], lineHeight: 1.25 } },
});

/** A chip, or an emblem next to both lines. */
export const level = style({ minWidth: 0, '@container': { [narrow]: visuallyHidden } });
export const emblem = style({
  display: 'none',
  '@container': { [narrow]: { gridArea: '1 / 4 / span 2', display: 'block', marginInlineStart: vars.space[8] } },
});

export const count = style({
  ...oneLine,
  gridColumn: -2,
  textAlign: 'end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('caption'),
  '@container': { [narrow]: { gridArea: '2 / 3', textAlign: 'start', lineHeight: 1.25 } },
});

/** The letters that the search has found. */
export const found = style({
  borderRadius: vars.radius.check,
  backgroundColor: vars.color.premiumBg,
  color: 'inherit',
});

/** Field, result and button in one line. */
export const search = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  '@media': { [media.small]: { gridColumnEnd: -1 }, print: { display: 'none' } },
});
globalStyle(`${search} > :first-child`, { flex: '1 1 8rem' });
globalStyle(`${search} > button`, { marginInlineStart: vars.space[12] });

/** How many people the search has found, and which of them is selected. */
export const result = style({
  ...text('caption'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space[12] } },
});
