import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high while the payment is confirmed as afterwards, so that the buttons below do not move. */
export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: '7.75rem',
});

/** Fills what the date leaves, so that it begins in the same place with and without it. */
export const status = style({ display: 'grid', flex: '1 1 auto', placeContent: 'center' });

/** The date until which it is paid, as the figure of the page. */
export const until = style({ display: 'flex', flexDirection: 'column' });
export const date = style({ ...text('display'), color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const payment = style({
  ...text('small'),
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  fontVariantNumeric: 'tabular-nums',
});
