import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the row of buttons, not between them. */
export const below = style({ order: 1, flexBasis: '100%' });

/** Over the free end of the next line, so that nothing moves; on phones, where that has no room, below all tools. */
export const notice = style({
  order: 3,
  width: 0,
  minWidth: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineEnd: 0,
      width: 'max-content',
      minWidth: 0,
      paddingBlockStart: vars.space[8],
    },
  },
});
