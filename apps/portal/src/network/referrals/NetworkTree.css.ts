import { style } from '@vanilla-extract/css';

/** As high as the search and the tree in their place, so that the note below does not move. */
export const loading = style({ minHeight: 'calc(max(20rem, 100dvh - 22rem) + 7rem)' });
