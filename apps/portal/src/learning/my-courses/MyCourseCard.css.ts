import { style } from '@vanilla-extract/css';

/** Above the link that covers the whole card. */
export const certificate = style({ position: 'relative', zIndex: 1, width: 'fit-content' });
