import { style } from '@vanilla-extract/css';

export const inForm = style({ maxWidth: '28rem' });
