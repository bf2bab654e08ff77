import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A name to press: link or button. */
export const name = style({
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } },
});
