import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clampedName } from '../shared/styles.ts';

/** Prints on sheets in landscape (apps/portal/src/app/print.css). */
export const printed = style({ '@media': { print: { page: 'landscape' } } });

/** The height of all rows that fit below the header and the search, with the border. */
export const treeRows = `max(20rem, 100dvh - ${vars.size.header} - 14rem)`;
export const treeHeight = `(round(down, ${treeRows}, 2.75rem) + 2px)`;

/** In the band. */
export const tools = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.small]: { width: '100%', justifyContent: 'space-between' }, print: { display: 'none' } },
});

/** The search above the tree; next to it the selected person, who stays visible. */
export const treePage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Until the search comes.
  gridTemplateRows: `minmax(${vars.size.controlDense}, auto)`,
  alignItems: 'center',
  gap: vars.space[8],
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}` },
    print: { display: 'block' },
  },
});

/** Below search and tools. */
export const treeArea = style({
  gridArea: '3 / 1 / auto / -1',
  alignSelf: 'start',
  minWidth: 0,
  '@media': { [media.wide]: { gridColumnEnd: 2 } },
});

/** Skeleton with the height of number of people and tree: the note below does not move. */
export const loading = style({ gridArea: '3 / 1 / auto / -1', minHeight: `calc(${treeHeight} + 2.25rem)` });

/** Rows and person next to each other as in the page. */
export const treeSkeleton = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}` } },
});
globalStyle(`${treeSkeleton} > :last-child`, { '@media': { [media.narrow]: { display: 'none' } } });

/** Skeleton with the height of the fields, the counts and the line with the number of people. */
export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockEnd: `calc(${vars.space[8]} + ${vars.text.caption.line})`,
  '@media': { [media.narrow]: { gap: vars.space[8] } },
});
// On phones the search above its tools.
globalStyle(`${filters} > :first-child`, {
  flexWrap: 'wrap',
});
globalStyle(`${filters} > :first-child > *`, { '@media': { [media.small]: { flexBasis: '60%' } } });

/** Clamped like its cell: a link clamped elsewhere reaches below its row. */
export const name = style(clampedName);

/** Takes no space; sticks below the page's header while the table is in view. */
export const busyContainer = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Appears only after 150 ms, so that quick changes do not flash. */
export const busyLabel = style({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  height: 'max-content',
  marginBlockStart: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut} 150ms both`,
});
