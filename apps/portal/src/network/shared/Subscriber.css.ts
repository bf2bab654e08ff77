import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pressableName } from './styles.ts';

/**
 * As wide as the column for any name, so that the columns do not change; the initials do not make a row
 * higher.
 */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: 0,
  minWidth: '100%',
  marginBlock: -3,
  '@media': {
    // On the line of the day in a list row, which clamps a long name, too.
    [media.small]: {
      display: 'inline-flex',
      width: 'auto',
      minWidth: 0,
      maxWidth: 'max(8rem, 100vw - 10rem)',
      marginBlock: 0,
    },
    print: { width: 'auto' },
  },
});

// Phones leave the line to the name.
globalStyle(`${root} > [aria-hidden]`, { '@media': { [media.small]: { display: 'none' } } });

export const person = style([
  root,
  pressableName,
  {
    position: 'relative',
    selectors: { '&:hover': { textDecoration: 'none' } },
    '@media': {
      // As high as a touch target.
      [media.small]: { '::after': { content: '', position: 'absolute', inset: '-12px 0' } },
    },
  },
]);

/** One line; the link's page shows the full name. */
export const name = style({
  minWidth: 0,
  selectors: { [`${person}:hover > &`]: { textDecoration: 'underline' } },
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

const circleBase = style({ flexShrink: 0, width: '1.75rem', height: '1.75rem', borderRadius: vars.radius.pill });
export const circle = styleVariants({
  loading: [circleBase, { backgroundColor: vars.color.track }],
  none: [circleBase],
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
