import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { pressableName } from '../shared/looks.ts';

/** Most of the tree in the window, in whole rows and with its border. */
export const treeHeight = '(round(down, max(20rem, 100dvh - 22rem), 2.75rem) + 2px)';

/** As high as the search and the tree in their place, so that the note below does not move. */
export const loading = style({
  minHeight: `calc(${treeHeight} + 6.625rem)`,
  '@media': { [media.phone]: { minHeight: `calc(${treeHeight} + 7.875rem)` } },
});

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

/** As high as the fields and the counts below them. */
export const filters = style({
  height: `calc(2rem + ${vars.space[8]} + 1.75rem)`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.track,
  '@media': {
    [media.mobile]: { height: `calc(${vars.size.control} + ${vars.space[8]} + 1.75rem)` },
    // The counts take two lines.
    [media.phone]: { height: `calc(${vars.size.control} + ${vars.space[8]} + 5rem + ${vars.space[8]})` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

/** At most two lines, as its cell: a link that is cut elsewhere reaches below its row. */
export const name = style({
  ...pressableName,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
