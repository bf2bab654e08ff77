import { around, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  minWidth: 0,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** In a row on wide windows; on tablets the last of three below the others. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[24],
  paddingBlockStart: vars.space[4],
});
globalStyle(`${facts} > :nth-child(3)`, { '@media': { [media.narrow]: { gridColumn: '1 / -1' } } });
// The band ends above the first row.
const first = { borderWidth: 0, paddingBlockStart: 0 };
globalStyle(`${facts} > :first-child:not(:only-child)`, first);
globalStyle(`${facts} > :nth-child(2)`, { '@media': { [media.medium]: first } });
globalStyle(`${facts} > :nth-child(3)`, {
  '@media': { [media.wide]: first, [`${media.medium} and ${media.narrow}`]: { paddingBlockStart: vars.space[24] } },
});
// A name above its fact.
globalStyle(`${facts} h2`, { ...text('body'), color: vars.color.textMuted });
/** Does not make the row of its heading higher. */
export const besideHeading = style({
  '@media': { [media.medium]: { marginBlock: around('body', 'controlDense', -1) } },
});
/** The name of a fact, which leads to its page. */
export const factLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
globalStyle(`${factLink} > svg`, { '@media': { print: { display: 'none' } } });
export const fact = style({
  ...text('h3'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const rows = style({ display: 'flex', flexDirection: 'column' });

/** Two lines and the amount; an earning has the person's initials before them. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
  ...text('body'),
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
// Circles have no colour on paper.
globalStyle(`${row} > [aria-hidden]`, { '@media': { print: { display: 'none' } } });
export const texts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
});
/** The depth, where it fits one line with the day, and with the type. */
export const depth = styleVariants({ alone: '11.5rem', afterType: '16rem' }, (width) => ({
  '@media': { screen: { '@container': { [`(width < ${width})`]: { display: 'none' } } } },
}));
/** The person of an earning, in one line on screens because names come late; the month of a withdrawal. */
export const name = style({
  fontWeight: vars.weight.medium,
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
/** Keeps the place of the initials. */
export const nobody = style({ flexShrink: 0, width: '1.75rem' });

export const amount = style({
  // The bars of months end at one place.
  '@media': { [media.wide]: { minWidth: '5.5rem' }, print: { minWidth: 0 } },
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** The amount of a month beside the others, where there is room. */
export const track = style({ flex: '0 1 8rem', '@media': { [media.narrow]: { display: 'none' } } });
export const length = style({
  display: 'block',
  height: 8,
  borderRadius: vars.radius.check,
  backgroundColor: vars.color.progress,
  opacity: 0.4,
});

/** Gold, the colour of achievements. */
export const newLevel = style({ color: vars.color.premiumText, fontWeight: vars.weight.strong });
