import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A name that opens the details: text until it is pointed at or focused. */
export const name = style({
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
