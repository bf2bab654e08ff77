import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** One surface with lines between the rows. */
export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

/** Achievements side by side, as many as fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[12] } },
});

/** On phones type and date are below the content. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content max-content',
  gridTemplateAreas: '"sign content action facts" "player player player player"',
  alignItems: 'center',
  columnGap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
      gridTemplateAreas: '"sign content action" "sign facts action" "player player player"',
      columnGap: 0,
      padding: `10px ${vars.space[16]}`,
    },
    print: { breakInside: 'avoid' },
  },
});

const card = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"sign" "content" "facts" "action" "player"',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'center',
  rowGap: vars.space[8],
  padding: vars.space[20],
  textAlign: 'center',
  boxShadow: vars.elevation.card,
  '@media': {
    // Lower, with the medal beside the words.
    [media.phone]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gridTemplateAreas: '"sign content" "sign facts" "sign action" "player player"',
      gridTemplateRows: 'auto',
      justifyItems: 'start',
      columnGap: vars.space[16],
      padding: vars.space[16],
      textAlign: 'start',
    },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
});

/** An open video takes the whole row. */
const openCard = style([card, { gridColumn: '1 / -1' }]);

export const item = { row, card, openCard };

/** Beside the first line. */
export const sign = style({
  gridArea: 'sign',
  alignSelf: 'start',
  display: 'flex',
  justifyContent: 'center',
  minWidth: '2.25rem',
  selectors: { [`${row} > &`]: { '@media': { [media.mobile]: { marginInlineEnd: vars.space[12] } } } },
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

export const content = style({
  gridArea: 'content',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minWidth: 0,
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
});

/** Does not make a row of one line higher. */
export const action = style({
  gridArea: 'action',
  marginBlock: '-4px',
  selectors: { [`${row} > &`]: { '@media': { [media.mobile]: { marginInlineStart: vars.space[12] } } } },
});

/** Type and date: two columns, on phones one after the other. */
export const facts = style({
  ...text('small'),
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: '7rem 5.5rem',
  columnGap: vars.space[12],
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap' } },
  selectors: { [`${card} &`]: { display: 'block' } },
});
/** Where type and date are no columns, the name of a link says them. */
export const factsOfLink = style([
  facts,
  {
    '@media': { [media.mobile]: { display: 'none' } },
    selectors: { [`${card} > &`]: { display: 'none' } },
  },
]);
export const type = style({ minWidth: 0, selectors: { [`${card} &`]: { display: 'none' } } });
export const date = style({ textAlign: 'end', '@media': { [media.mobile]: { textAlign: 'start' } } });

export const player = style({
  gridArea: 'player',
  width: '100%',
  minWidth: 0,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[12] } },
});
