import { style } from '@vanilla-extract/css';

/** A search field as wide as the page would look like a form. */
export const search = style({ display: 'block', width: '100%', maxWidth: '30rem' });
