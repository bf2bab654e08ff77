import { style } from '@vanilla-extract/css';

/** Below the row of buttons, not between them. */
export const below = style({ order: 1, flexBasis: '100%' });

/** Takes no row while it is empty. */
export const notice = style([below, { selectors: { '&:empty': { position: 'absolute' } } }]);
