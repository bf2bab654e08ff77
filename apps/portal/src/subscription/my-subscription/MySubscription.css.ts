import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the plan of an active member. */
export const planSkeleton = style({
  display: 'grid',
  minBlockSize: '11.75rem',
  '@media': { [media.mobile]: { minBlockSize: '21.25rem' } },
});

/** What a cancellation ends, as points. */
export const losses = style({
  listStyle: 'disc',
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[20],
});
