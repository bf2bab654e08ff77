import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const pay = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

/** What is paid, larger than the price of the plan. */
export const total = style({
  ...text('h2'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: text('h3') },
});
