import { around, media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** In line with the values of the other rows. */
const values = '13rem';

/** Even columns if there is room for four. */
export const facts = style({ minWidth: 0, '@media': { [media.wide]: { marginInlineStart: values } } });

globalStyle(`${facts} > dl`, {
  rowGap: vars.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: vars.space[16] } },
});

/** Aligns the label of the quiet button with the values and with the end of the card. */
export const toggle = style({
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  '@media': { [media.wide]: { marginInlineStart: `calc(${values} - ${vars.space[12]})` } },
  marginBlockEnd: around('body', 'controlDense', -1),
});

/** Phones hide name, CPF and the bank's code until a press shows all. */
export const fewFacts = style([facts]);

globalStyle(`${fewFacts} > dl > :is(:nth-child(-n + 2), :nth-child(4))`, {
  '@media': { [media.phone]: { display: 'none' } },
});
