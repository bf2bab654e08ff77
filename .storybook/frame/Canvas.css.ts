import { globalStyle } from '@vanilla-extract/css';

// Inside iframes Chromium paints a reserved scroll bar gutter white, on dark pages too.
globalStyle('html', { scrollbarGutter: 'auto' });
