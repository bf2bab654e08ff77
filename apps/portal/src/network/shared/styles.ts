import { clamped, vars } from '@raiz/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** The name of a person as a link or button: looks like text until the pointer is over it. */
export const pressableName: StyleRule = {
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
};

/** A pressable name of at most two lines; the opened page or sheet shows the full name. */
export const clampedName: StyleRule = {
  ...pressableName,
  ...clamped(2),
};
