import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The frequent actions stand in the row where the list is wide enough. */
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 });

export const inRow = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: { '@container': { '(min-width: 37.5em)': { display: 'flex', alignItems: 'center', gap: 8 } } },
  },
});

export const inMenu = style({
  '@media': { [media.desktop]: { '@container': { '(min-width: 37.5em)': { display: 'none' } } } },
});

/** One line of text; the rest is cut. */
export const oneLine = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
