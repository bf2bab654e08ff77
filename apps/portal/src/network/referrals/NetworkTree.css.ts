import { media } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { treeHeight } from './treeHeight.ts';

/** As high as the search and the tree in their place, so that the note below does not move. */
export const loading = style({
  minHeight: `calc(${treeHeight} + 6.625rem)`,
  '@media': { [media.phone]: { minHeight: `calc(${treeHeight} + 7.875rem)` } },
});
