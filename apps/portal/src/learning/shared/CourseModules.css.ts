import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The modules of a course on one surface. */
export const outline = style({
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': { print: { boxShadow: 'none' } },
});
