import { globalStyle, style } from '@vanilla-extract/css';
import { around, column, media, text, vars } from '../../../theme/styling.ts';

export const header = style({ ...column(12), minWidth: 0 });

export const centred = style({ textAlign: 'center' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  selectors: { [`${centred} > &`]: { justifyContent: 'center' } },
});

export const content = style({ minWidth: 0 });
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  selectors: { [`${centred} &`]: { justifyContent: 'center' } },
});
export const title = style({ ...text('h1'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const lead = style({
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space[4],
});

/** On phones the badges share the line of the lead: they load late, and would wrap below the title. */
export const wordsWithLead = style([
  content,
  {
    '@media': {
      [media.phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space[8],
      },
    },
  },
]);
globalStyle(`${wordsWithLead} > ${titleRow}`, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${wordsWithLead} ${title}`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
// A badge is higher than the line.
globalStyle(`${wordsWithLead} > ${titleRow} > :not(${title})`, {
  '@media': { [media.phone]: { marginBlock: `${vars.space[4]} calc(-1 * ${vars.space[4]})` } },
});

/** Centred on the title, which is lower than its buttons. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[8]}`,
  minHeight: vars.text.h1.line,
});

globalStyle(`${actions} > *`, { marginBlock: around('h1', 'control', -1) });

// On phones buttons at the top of the page are as far from its edge as a title.
const atTop = `${bar}:first-child`;
globalStyle(atTop, { '@media': { [media.phone]: { alignItems: 'center' } } });
globalStyle(`${atTop} > ${actions} > *`, { '@media': { [media.phone]: { marginBlock: 0 } } });
