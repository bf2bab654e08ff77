import { style, styleVariants } from '@vanilla-extract/css';
import { column, text, vars } from '../../../theme/styling.ts';

const prose = style({
  ...column(16),
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** `reading`: as wide as the video above it in a lesson. */
export const size = styleVariants({
  body: [prose, { maxWidth: vars.size.measure }],
  reading: [
    prose,
    {
      maxWidth: vars.size.pageVideo,
      ...text('lead'),
    },
  ],
});

export const tone = styleVariants({ default: {}, muted: { color: vars.color.textMuted } });

export const list = style({
  paddingInlineStart: vars.space[24],
  ...column(4),
});
export const bullets = style({ listStyle: 'disc' });
export const numbers = style({ listStyle: 'decimal' });
