import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

const above = `(${vars.size.control} - ${vars.space[24]} + ${vars.space[12]})`;
const title = vars.text.h1.line;
const line = vars.text.body.line;

/** Skeleton of one line, on phones of three. */
export const lead = style({
  height: line,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 'auto' } },
});

/**
 * Reserves the height of a lesson's header while the content loads: the link above, the title, which may
 * take two lines on phones, and the lines below it.
 */
export const position = style({
  minHeight: `calc(${above} + ${title} + ${vars.space[4]} + ${line})`,
  '@media': {
    [media.narrow]: { minHeight: `calc(${above} + ${title} + ${vars.space[4]} + 2 * ${line})` },
    [media.phone]: { minHeight: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 2 * ${line})` },
  },
});
