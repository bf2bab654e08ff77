import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Paper needs no way to the course. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Equal height while loading and with a course. */
export const course = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  minHeight: '4.125rem',
});
// On phones below the text.
globalStyle(`${course} > a`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 8rem',
  gap: vars.space[8],
  minWidth: 0,
});

export const cover = style({
  width: '3rem',
  height: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
});
