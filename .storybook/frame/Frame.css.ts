import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@raiz/ui/theme';

// Inside iframes Chromium paints a reserved scroll bar gutter white, on dark pages too.
globalStyle('html', { scrollbarGutter: 'auto' });

// A complete page of the portal fills the window: its stories need no `layout`.
globalStyle('body.sb-show-main.sb-main-padded:has(main ~ footer)', { padding: 0 });

/** A story inside a document, in the story's theme. */
export const frame = style({
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
});
