import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** In as many columns as fit, read one after the other. */
export const contents = style({ columns: '17.5rem', columnGap: vars.space[24] });
globalStyle(`${contents} > li`, { breakInside: 'avoid', paddingBlockEnd: vars.space[8] });
globalStyle(`${contents} > :last-child`, { paddingBlockEnd: 0 });
