import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Equal height while loading and with a course; in the rail the height of the card next to it. */
export const course = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  minHeight: '4.125rem',
});
// On phones below the text.
globalStyle(`${course} > a`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

/** Without a course, in the middle of the card. */
export const none = style([
  course,
  { flexGrow: 1, alignContent: 'center', justifyContent: 'center', textAlign: 'center' },
]);

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 8rem',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [media.medium]: { flexBasis: '100%' } },
});

/** In the rail it is as wide as the card. */
export const cover = style({
  width: '3rem',
  height: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  '@media': { [media.medium]: { flexBasis: '100%', height: '3.25rem' } },
});
