import { cardSurface, media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  minWidth: 0,
  overflow: 'hidden',
  ...cardSurface,
  '@media': {
    // The cover is beside the facts.
    [media.medium]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 20rem)' },
    [media.wide]: { display: 'block' },
    print: { display: 'block', boxShadow: 'none' },
  },
});

export const cover = style({
  height: 112,
  '@media': {
    [media.medium]: { height: 'auto', minHeight: 160 },
    [media.wide]: { height: 160 },
    print: { display: 'none' },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], padding: vars.size.edge });

/** Not as wide as the page on tablets. */
export const subscribe = style({ width: '100%', maxWidth: '20rem' });

export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });
