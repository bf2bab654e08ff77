import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { clampedName } from '../shared/styles.ts';

/** Prints on sheets in landscape (apps/portal/src/app/print.css). */
export const printed = style({ '@media': { print: { page: 'landscape' } } });

/** The height of all rows that fit below the header and the search, with the border. */
export const treeRows = `max(20rem, 100dvh - ${vars.size.header} - 15.25rem)`;
export const treeHeight = `(round(down, ${treeRows}, 2.75rem) + 2px)`;

/** Search and tools above the tree; next to it the selected person, who stays visible. */
export const treePage = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateRows: `minmax(${vars.size.controlDense}, auto)`,
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${vars.size.rail}`,
      columnGap: vars.space[8],
    },
    print: { display: 'block' },
  },
});

/** Large text on a phone: the tools have their own line, so that the search has room. */
export const crowded = '(width <= 14rem)';

export const treeTools = style({
  position: 'relative',
  gridArea: '1 / 3',
  '@container': { [crowded]: { gridArea: '1 / 1 / auto / -1' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});

/** Below search and tools. */
export const treeArea = style({
  gridArea: '3 / 1 / auto / -1',
  alignSelf: 'start',
  minWidth: 0,
  '@media': { [media.wide]: { gridColumnEnd: 3 } },
  '@container': { [crowded]: { gridRow: 4 } },
});

/** Skeleton with the height of hint, number of people and tree: the note below does not move. */
export const loading = style([
  treeArea,
  {
    minHeight: `calc(${treeHeight} + 3.5rem)`,
    '@media': { [media.phone]: { minHeight: `calc(${treeHeight} + 4.75rem)` } },
  },
]);

/** Skeleton with the height of the fields, the counts and the line with the number of people. */
export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockEnd: `calc(${vars.space[8]} + ${vars.text.caption.line})`,
  '@media': { [media.narrow]: { gap: vars.space[8] } },
});

/** Clamped like its cell: a link clamped elsewhere reaches below its row. */
export const name = style(clampedName);

/** The member as a person's sponsor, as in most rows of a young network. */
export const you = style({ color: vars.color.textMuted });
