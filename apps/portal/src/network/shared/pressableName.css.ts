import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The name of a person as a link or button: looks like text until the pointer is over it. */
export const pressableName = style({
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
