import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { codeFigures, column, media, text, vars } from '../../../theme/styling.ts';

export const field = styleVariants({
  box: { ...column(4), minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[8], minWidth: 0 },
});

/** The result is next to the label, so that nothing moves when it appears. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

const labelBase = style({ ...text('body'), overflowWrap: 'anywhere' });
export const label = styleVariants({
  box: [labelBase, { fontWeight: vars.weight.medium }],
  line: [labelBase, { color: vars.color.textMuted }],
});

export const outcome = style({ ...text('caption'), color: vars.color.successText, fontWeight: vars.weight.medium });
export const failed = style({ color: vars.color.warningText });
export const hint = style({
  ...text('caption'),
  flexBasis: '100%',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const row = styleVariants({
  box: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minWidth: 0 },
  line: { display: 'flex', minWidth: 0 },
});

export const copy = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: '1 1 24rem',
  gap: vars.space[8],
  minWidth: 0,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  maxWidth: '100%',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

// On phones they share the width.
globalStyle(`${actions}${actions} > *`, {
  '@media': {
    [media.phone]: {
      ...text('caption'),
      fontWeight: vars.weight.medium,
      flex: '1 1 auto',
      gap: vars.space[4],
      minWidth: 0,
      paddingInline: vars.space[4],
    },
  },
});

// Four wrap to two lines.
const firstOfFour = ':first-child:nth-last-child(n + 4)';
globalStyle(`${actions}${actions} > ${firstOfFour}, ${actions}${actions} > ${firstOfFour} ~ *`, {
  '@media': { [media.phone]: { flexBasis: '40%' } },
});

const valueBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  ...codeFigures,
});

export const value = styleVariants({
  box: [
    valueBase,
    {
      ...text('body'),
      ...codeFigures,
      // Enlarged text gets the entire line.
      flexBasis: '10rem',
      minHeight: vars.size.control,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.sunken,
      selectors: { '&:focus-within': { borderColor: vars.color.focus } },
      '@media': { print: { minHeight: 0, border: 0, backgroundColor: 'transparent' } },
    },
  ],
  line: [valueBase, { flex: 'none', ...text('body'), ...codeFigures, fontWeight: vars.weight.medium }],
});

/** Marks a value whose link covers its input. */
export const shortened = style({});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    [`${value.line} > &`]: { padding: `${vars.space[4]} ${vars.space[4]}`, width: 'auto', fieldSizing: 'content' },
    // The link replaces it.
    [`${shortened} > &:not(:focus)`]: { opacity: 0 },
  },
  '@media': { print: { paddingInline: 0, paddingBlock: 0 } },
});

export const link = style({
  position: 'absolute',
  inset: `0 ${vars.space[12]}`,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { [`${input}:focus + &`]: { display: 'none' } },
  '@media': { print: { insetInline: 0 } },
});

const piece = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 });
export const start = piece;
export const end = style([piece, { flex: 'none', maxWidth: '100%' }]);
