import { cardSurface, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  // The cover is beside the facts.
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 20rem)',
  minWidth: 0,
  overflow: 'hidden',
  ...cardSurface,
  '@media': {
    [media.phone]: { display: 'block' },
    [media.wide]: { display: 'block' },
    print: { display: 'block' },
  },
});

export const cover = style({
  minHeight: 160,
  '@media': {
    [media.phone]: { height: 112, minHeight: 0 },
    [media.wide]: { height: 160 },
    print: { display: 'none' },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], padding: vars.size.edge });

/** Not as wide as the page on tablets. */
export const subscribe = style({ width: '100%', maxWidth: '20rem' });
