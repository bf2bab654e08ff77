import { globalStyle } from '@vanilla-extract/css';

// Stories are shown in a frame, where Chromium paints the place kept for the scroll bar white, on
// dark pages too.
globalStyle('html', { scrollbarGutter: 'auto' });
