import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

/** Grows with its text where the browser supports it, up to most of the screen. */
const area = style({
  display: 'block',
  resize: 'vertical',
  maxHeight: '70vh',
  paddingBlock: vars.space[12],
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

// With `field-sizing: content` the browser ignores `rows`.
function minRows(lines: number) {
  return { minBlockSize: `calc(${lines} * ${vars.text.body.line} + 26px)` };
}

export const rows = styleVariants({
  2: [area, minRows(2)],
  4: [area, minRows(4)],
  8: [area, minRows(8)],
  12: [area, minRows(12)],
});
