import { around, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Equal height before and after the confirmation, so that the buttons below do not move. */
export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: '7rem',
});

/** The end of the paid period, as the figure of the page. */
export const until = style({ display: 'flex', flexDirection: 'column', marginBlockEnd: 'auto' });
export const date = style({ ...text('h2'), color: vars.color.text });

/** The card ends at the letters of its last link. */
export const last = style({ marginBlockEnd: around('body', 'control', -1) });

export const payment = style({
  ...text('caption'),
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  fontVariantNumeric: 'tabular-nums',
});
