import { media, text, vars } from '@raiz/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
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
