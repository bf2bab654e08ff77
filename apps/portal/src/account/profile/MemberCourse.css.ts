import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high while it loads as with a course, whose title may take two lines in the rail. */
export const course = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  minHeight: '4.125rem',
  // On phones the button is beside the words instead of the cover, in the rail below them.
  '@media': { [media.phone]: { minHeight: '7rem' }, [media.wide]: { minHeight: '10.625rem' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', gap: 6, minWidth: 0 });

export const cover = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
