import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** One surface with lines between the rows. */
export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

/** Achievements in as many columns as fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[12] } },
});

/** On phones the day is below the content. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gridTemplateAreas: '"sign content date" "player player player"',
  alignItems: 'center',
  columnGap: vars.space[16],
  padding: `${vars.space[12]} ${vars.size.edge}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gridTemplateAreas: '"sign content" "sign date" "player player"',
      columnGap: vars.space[12],
      paddingInline: vars.space[16],
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
  gridTemplateAreas: '"sign" "content" "date" "action" "player"',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'center',
  rowGap: vars.space[8],
  padding: vars.size.edge,
  textAlign: 'center',
  boxShadow: vars.elevation.card,
  '@media': {
    // Lower, with the medal next to the text.
    [media.phone]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gridTemplateAreas: '"sign content" "sign date" "sign action" "player player"',
      gridTemplateRows: 'auto',
      justifyItems: 'start',
      columnGap: vars.space[16],
      textAlign: 'start',
    },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
});

/** An open video takes the whole row. */
const openCard = style([card, { gridColumn: '1 / -1' }]);

export const item = { row, card, openCard };

export const sign = style({ gridArea: 'sign', alignSelf: 'start' });

/**
 * The size of a video's cover in every row: 160 by 90 px, smaller on phones. Its icon grows with
 * the text size, but not beyond the cover.
 */
const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: 160,
  height: 90,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [media.phone]: { width: 96, height: 54 } },
});

export const tile = {
  icon: style([box, { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft }]),
  medal: style([box, { backgroundColor: vars.color.premiumBg, border: `1px solid ${vars.color.premiumBorder}` }]),
};

globalStyle(`:is(${tile.icon}, ${tile.medal}) > svg`, { maxHeight: '80%' });

/** All of the cover plays the video. */
export const cover = style([box, { padding: 0, border: 0, backgroundColor: 'transparent', cursor: 'pointer' }]);

/** Lower than the cover on phones. */
const discSize = 'min(2.25rem, 44px)';

/** The icon on the cover. */
export const disc = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: discSize,
  height: discSize,
  margin: 'auto',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  selectors: { [`${cover}:hover &`]: { backgroundColor: vars.color.primaryHover } },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' }, print: { display: 'none' } },
});

export const content = style({
  gridArea: 'content',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
});

// As high as a touch target, without a higher row.
globalStyle(`${link} a::after`, {
  '@media': { [media.mobile]: { content: '', position: 'absolute', inset: '-7px 0' } },
});

export const action = style({ gridArea: 'action' });

export const date = style({
  ...text('caption'),
  gridArea: 'date',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const player = style({
  gridArea: 'player',
  width: '100%',
  minWidth: 0,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[12] } },
});
