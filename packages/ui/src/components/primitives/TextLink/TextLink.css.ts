import { style, styleVariants } from '@vanilla-extract/css';
import { card, head } from '../Card/Card.css.ts';
import { stack } from '../Layout/Layout.css.ts';
import { around, vars } from '../../../theme/styling.ts';

const base = style({
  color: vars.color.link,
  borderRadius: 2,
  // Makes the target of the smallest text 24 px high without moving anything.
  paddingBlock: 3,
  textUnderlineOffset: '0.15em',
  textDecorationThickness: 'from-font',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { print: { '::after': { content: 'attr(data-paper)' } } },
});

export const variant = styleVariants({
  plain: [base],
  inherit: [base, { color: 'inherit' }],
  inheritStrong: [base, { color: 'inherit', fontWeight: vars.weight.strong }],
  // Alone in its row, so the entire 44 px row is clickable.
  standalone: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: vars.size.control,
      // Must not make the head of a card or a chart higher than its title.
      selectors: {
        [`${head} > &, figcaption + &`]: { marginBlock: around('h3', 'control', -1) },
        // A card ends at its last line, too.
        [`:is(${card}, ${card} > ${stack}) > &:last-child`]: { marginBlockEnd: around('body', 'control', -1) },
      },
      '@media': { print: { display: 'none' } },
    },
  ],
});

/** Keeps the icon on the line of the last word: the link's own padding reserves its space. */
export const newTab = style({
  '@media': { screen: { position: 'relative', selectors: { '&&': { paddingInlineEnd: '1.3em' } } } },
});
export const newTabIcon = style({
  position: 'absolute',
  marginInlineStart: '0.25em',
  marginBlockStart: '0.2em',
  '@media': { print: { display: 'none' } },
});
