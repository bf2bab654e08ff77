import { media, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const above = `(${vars.size.control} - ${vars.space[24]} + ${vars.space[12]})`;
const title = vars.text.h1.line;
const line = vars.text.body.line;

/**
 * Reserves the height of the header while the content loads: the link above, the title, which may
 * take two lines on phones, and the lines below it.
 */
export const room = styleVariants({
  title: [style({ '@media': { [media.phone]: { minHeight: `calc(${above} + 2 * ${title})` } } })],
  titleAndPosition: [
    style({
      minHeight: `calc(${above} + ${title} + ${vars.space[4]} + ${line})`,
      '@media': {
        [media.narrow]: { minHeight: `calc(${above} + ${title} + ${vars.space[4]} + 2 * ${line})` },
        [media.phone]: { minHeight: `calc(${above} + 2 * ${title} + ${vars.space[4]} + 2 * ${line})` },
      },
    }),
  ],
});
