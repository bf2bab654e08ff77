import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A story alive in a document, as tall as a small screen. */
export const preview = style({
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
});

// The numbers that our own rules for bare lists take away.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
