import { around, surface, media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The right rail; on narrow windows the outline is in a sheet. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: `calc(100vh - ${vars.size.header} - 2 * ${vars.space[24]})`,
  ...surface,
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { display: 'none' },
    // On low windows the rail is as high as its content, and the page scrolls.
    '(height <= 30em)': { maxHeight: 'none' },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: `${vars.space[16]} ${vars.size.edge}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** Only the list scrolls, so that the progress stays visible. */
export const list = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

/** On narrow windows, instead of the rail. Higher than its line: must not shift the page. */
export const opener = style({
  display: 'none',
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      marginBlock: around('caption', 'control', -1),
      marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
    },
  },
});

globalStyle(`${opener} > button`, { minHeight: vars.size.control });
