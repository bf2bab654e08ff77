import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high while it loads as with a course. */
export const course = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  minHeight: '4.125rem',
  '@media': { [media.phone]: { minHeight: '8.25rem' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 12rem', gap: 6, minWidth: 0 });
