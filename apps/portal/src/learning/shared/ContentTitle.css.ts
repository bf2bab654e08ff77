import { media, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const above = `(${vars.size.control} - ${vars.space[24]} + ${vars.space[12]})`;
const title = vars.text.h1.line;
const line = vars.text.body.line;

/** Skeleton of one line, on phones of as many as fit. */
export const lead = style({
  width: 'min(36rem, 88vw)',
  height: line,
  overflow: 'hidden',
  '@media': { [media.phone]: { height: 'auto' } },
});

/**
 * Reserves the height of the header while the content loads: the link above, the title, which may take two lines on
 * phones, and the lines below it. Of a course on phones only: elsewhere its skeleton has that height.
 */
export const room = styleVariants({
  course: [
    style({
      '@media': {
        [media.phone]: {
          height: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 3 * ${line})`,
          clipPath: `inset(-${vars.space[8]} -${vars.space[8]} 0)`,
        },
      },
    }),
  ],
  lesson: [
    style({
      minHeight: `calc(${above} + ${title} + ${vars.space[4]} + ${line})`,
      '@media': {
        [media.phone]: { minHeight: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 2 * ${line})` },
      },
    }),
  ],
});
