import { media, surface, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { pressableName } from '../shared/styles.ts';

/** Achievements in as many columns as fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[12] } },
});

/** On phones the day is below the content. */
const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gridTemplateAreas: '"sign content date" "player player player"',
  alignItems: 'center',
  columnGap: vars.space[16],
  paddingBlock: vars.space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gridTemplateAreas: '"sign content" "sign date" "player player"',
      columnGap: vars.space[12],
    },
    print: { paddingBlock: vars.space[8], breakInside: 'avoid' },
  },
});

const card = style({
  position: 'relative',
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"sign" "content" "date" "action" "player"',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'center',
  rowGap: vars.space[8],
  padding: vars.size.edge,
  textAlign: 'center',
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
    print: { breakInside: 'avoid' },
  },
});

/** An open video takes the whole row. */
const openCard = style([card, { gridColumn: '1 / -1' }]);

export const item = { row, card, openCard };

export const sign = style({
  gridArea: 'sign',
  display: 'grid',
  justifyItems: 'center',
  '@media': { [media.small]: { alignSelf: 'start' } },
});

const thumbnail = style({
  width: 80,
  height: 45,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});

/** The cover of a video. */
export const cover = style([thumbnail, { position: 'relative', display: 'block' }]);

const iconTile = style([thumbnail, { display: 'grid', placeItems: 'center' }]);

/** A type's icon, as large as a video's cover. */
export const tile = {
  icon: style([iconTile, { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft }]),
  medal: style([iconTile, { backgroundColor: vars.color.premiumBg }]),
};

globalStyle(`${tile.medal} > svg`, { width: '1.25rem' });

/** Lower than the cover. */
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
  selectors: { [`${row}:hover &, ${card}:hover &`]: { backgroundColor: vars.color.primaryHover } },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' }, print: { display: 'none' } },
});

export const content = style({
  gridArea: 'content',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
  // In the middle together with the day below it.
  '@media': {
    [media.small]: { alignSelf: 'end' },
  },
});

/** A link or a title, and where it leads. */
export const linked = style([
  content,
  {
    alignItems: 'baseline',
    columnGap: vars.space[12],
    '@media': { [media.medium]: { flexDirection: 'row', flexWrap: 'wrap' } },
  },
]);

globalStyle(`${card} > ${linked}`, {
  justifyContent: 'center',
  '@media': { [media.phone]: { justifyContent: 'start' } },
});

/** Plays the video; all of the row presses it. */
export const title = style({
  ...pressableName,
  padding: '1px 0',
  fontWeight: vars.weight.medium,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

// Above the area of the title, and as high as a touch target without a higher row.
globalStyle(`${content} a`, { zIndex: 1 });
globalStyle(`${content} a::after`, {
  '@media': { [media.mobile]: { content: '', position: 'absolute', inset: '-7px 0' } },
});

export const action = style({ gridArea: 'action' });

export const date = style({
  ...text('caption'),
  gridArea: 'date',
  '@media': { [media.small]: { alignSelf: 'start' } },
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const player = style({
  position: 'relative',
  zIndex: 1,
  gridArea: 'player',
  width: '100%',
  minWidth: 0,
  maxWidth: `calc(${vars.size.video} * 16 / 9)`,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[12] } },
});
