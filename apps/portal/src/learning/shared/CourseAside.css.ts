import { surface, media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  // The cover is beside the facts.
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  ...surface,
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

/** Windows with the cover beside the facts. */
const tablet = '(30em < width < 64em)';

// Not as wide as the page on tablets.
globalStyle(`${body} :is(a, button)`, { '@media': { [tablet]: { maxWidth: '20rem' } } });
