import { style } from '@vanilla-extract/css';

/** Below the row of buttons, not between them. */
export const below = style({ order: 1, flexBasis: '100%' });
