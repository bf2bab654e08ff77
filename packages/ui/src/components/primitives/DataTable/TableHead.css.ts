import { globalStyle, style } from '@vanilla-extract/css';
import { media, specialSizes, text, vars } from '../../../theme/styling.ts';
import { edge, grid, layout, scrolling } from './DataTable.css.ts';

export const columnName = style({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { [`${layout.fixed} &`]: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
  '@media': { print: { fontSize: specialSizes.paperDetail } },
});

/** Distance from a name to the second one next to it: with the arrow between them. */
const afterArrow = `calc(1.1em + ${vars.space[4]})`;

/**
 * Name of a second line: above the first name's cell, after its text, which an invisible copy repeats: "Nome · E-mail".
 */
export const secondName = style({
  '@media': {
    [grid]: {
      '::before': { content: 'attr(data-after)', visibility: 'hidden', fontWeight: vars.weight.medium },
      selectors: {
        [`${layout.fixed} &&`]: { whiteSpace: 'nowrap', fontWeight: vars.weight.regular, pointerEvents: 'none' },
        [`${layout.fixed} &&:nth-child(2)`]: { paddingInlineStart: edge },
        [`${scrolling} thead &&&`]: { borderInlineEnd: 0, backgroundColor: 'transparent' },
      },
    },
    // Without the background that a browser paints behind text: it would cover the first name.
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    // Below the first name, over its values; its position is on the element.
    print: { selectors: { [`${layout.fixed} &`]: { gridRow: '2 !important' } } },
  },
});
globalStyle(`${secondName} > :is(button, span)`, {
  '@media': {
    [grid]: { pointerEvents: 'auto', marginInlineStart: 0, paddingInlineStart: vars.space[4] },
    [`(hover: none) and ${media.medium}`]: { marginInlineStart: afterArrow },
    [media.forcedColors]: { color: 'CanvasText' },
  },
});
globalStyle(`th[aria-sort] + ${secondName} > :is(button, span)`, {
  '@media': { [grid]: { marginInlineStart: afterArrow } },
});
globalStyle(`${secondName} > :is(button, span)::before`, { '@media': { [grid]: { content: ['"· "', '"· " / ""'] } } });
