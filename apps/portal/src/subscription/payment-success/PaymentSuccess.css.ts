import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Equal height before and after the confirmation, so that the buttons below do not move. */
export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: '7.75rem',
});

/** Fills the space above the date, so that it does not shift when the date appears. */
export const status = style({ display: 'grid', flex: '1 1 auto', placeContent: 'center' });

/** The end of the paid period, as the figure of the page. */
export const until = style({ display: 'flex', flexDirection: 'column' });
export const date = style({ ...text('display'), color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const payment = style({
  ...text('caption'),
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  fontVariantNumeric: 'tabular-nums',
});
