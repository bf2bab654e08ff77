import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The code may take two lines next to the button. */
export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

/** The final value, which phones show in the bar at the bottom. */
export const value = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** Phones show it in the bar at the bottom. */
export const pay = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 'min(100%, 10rem)',
  '@media': { '(30em < width <= 48em)': { minWidth: '12.5rem' } },
});

/** The final value, larger than the price of the plan. */
export const total = style({
  ...text('h2'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: text('h3') },
});

/** The plan next to its payment where both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[24]} ${vars.space[40]}`,
});
