import { globalStyle } from '@vanilla-extract/css';

// Inside iframes Chromium paints a reserved scroll bar gutter white, on dark pages too.
globalStyle('html', { scrollbarGutter: 'auto' });

// A whole page of the portal fills the window: its stories need no `layout`.
globalStyle('body.sb-show-main.sb-main-padded:has(main ~ footer)', { padding: 0 });
