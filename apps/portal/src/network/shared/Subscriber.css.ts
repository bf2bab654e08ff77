import { media, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { pressableName } from './looks.ts';

/** As wide with any name, so that the columns stay; the initials do not make a row higher. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '14rem',
  maxWidth: '100%',
  minWidth: 0,
  marginBlock: -2,
  // A line of details in a list row.
  '@media': { [media.mobile]: { display: 'inline-flex', width: 'auto', verticalAlign: 'middle' } },
});

export const person = style([
  place,
  pressableName,
  {
    position: 'relative',
    '@media': {
      // As high as a finger.
      [media.mobile]: { '::after': { content: '', position: 'absolute', inset: '-10px 0' } },
    },
  },
]);

/** One line; the link shows the whole. */
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const circleBase = style({ flexShrink: 0, width: '1.5rem', height: '1.5rem', borderRadius: vars.radius.pill });
export const circle = styleVariants({
  loading: [circleBase, { backgroundColor: vars.color.track }],
  unknown: [circleBase, { border: `1px dashed ${vars.color.borderStrong}` }],
});

export const number = styleVariants({
  loading: [
    name,
    {
      color: 'transparent',
      backgroundColor: vars.color.track,
      borderRadius: vars.radius.chip,
      lineHeight: 1,
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  ],
  unknown: [name],
});
