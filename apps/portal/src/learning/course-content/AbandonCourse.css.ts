import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words, not the padding, start where the list starts. */
export const row = style({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[12]})` });
