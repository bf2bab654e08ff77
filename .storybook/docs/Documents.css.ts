import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A live story in a document, with the height of a small screen. */
export const preview = style({
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
});

// Restores the numbers that the CSS reset removes.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
