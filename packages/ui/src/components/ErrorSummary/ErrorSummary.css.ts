import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const link = style({ color: 'inherit', textUnderlineOffset: '0.15em' });
