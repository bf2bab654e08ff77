import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      gap: vars.space[16],
      marginBlockEnd: vars.space[24],
      paddingBlockEnd: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
      ...text('caption'),
    },
  },
});

export const brand = style({ fontWeight: vars.weight.strong });
export const moment = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
