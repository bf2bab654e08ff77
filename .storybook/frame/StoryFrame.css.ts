import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A story inside a document, in the story's theme. */
export const frame = style({
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
});
