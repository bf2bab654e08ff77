import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

const above = `(${vars.size.control} - ${vars.space[24]} + ${vars.space[12]})`;
const title = vars.text.h1.line;
const line = vars.text.body.line;

/** Reserves the height of a course's header on phones, whose title may take two lines, and its description three. */
export const course = style({
  '@media': {
    [media.phone]: {
      height: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 3 * ${line})`,
      clipPath: `inset(-${vars.space[8]} -${vars.space[8]} 0)`,
    },
  },
});

/** Skeleton of one line, on phones of as many as fit. */
export const lead = style({
  height: line,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 'auto' } },
});

/**
 * Reserves the height of a lesson's header while the content loads: the link above, the title, which may
 * take two lines on phones, and the lines below it.
 */
export const lesson = style({
  minHeight: `calc(${above} + ${title} + ${vars.space[4]} + ${line})`,
  '@media': {
    [media.narrow]: { minHeight: `calc(${above} + ${title} + ${vars.space[4]} + 2 * ${line})` },
    [media.phone]: { minHeight: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 2 * ${line})` },
  },
});
