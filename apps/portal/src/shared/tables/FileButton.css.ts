import { media } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The button, on phones only where no menu has it. */
export const button = styleVariants({
  always: { display: 'contents' },
  wide: { display: 'contents', '@media': { [media.phone]: { display: 'none' } } },
});

export const menu = style({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } });

/** Below the row of buttons, not between them. */
export const below = style({ order: 1, flexBasis: '100%' });
