import { style } from '@vanilla-extract/css';

/** Under the row of buttons that this one stands in, not between them. */
export const below = style({ order: 1, flexBasis: '100%' });
