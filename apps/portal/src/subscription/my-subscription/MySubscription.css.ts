import { media } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the plan of an active member. */
export const planSkeleton = style({
  display: 'grid',
  minBlockSize: '14.75rem',
  '@media': { [media.mobile]: { minBlockSize: '22.5rem' } },
});
