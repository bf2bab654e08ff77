import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line of text; the rest is cut. */
export const oneLine = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
