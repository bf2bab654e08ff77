import { clamped, coveringLink, media, surface, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The welcome next to a large pattern, as wide as the window. */
export const hero = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.dialog,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    // The line of the brand is above it.
    print: { display: 'contents' },
  },
});

/** Column of text and buttons. */
export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[16],
  minWidth: 0,
  padding: vars.space[40],
  '@media': {
    [media.mobile]: { padding: vars.size.edge },
    print: { gap: vars.space[8], padding: `0 0 ${vars.space[24]}` },
  },
});

// The headline is the largest text of the page.
globalStyle(`${intro} h1`, { ...text('hero'), '@media': { [media.phone]: text('display') } });

/** Buttons in one row; on phones the first fills a row and the others share one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  '@media': { [media.phone]: { gap: vars.space[8] } },
  // At 320 px those of a member take three rows, those of a visitor two.
  selectors: {
    '[data-arriving] &': {
      '@media': { '(width <= 22em)': { minHeight: `calc(3 * ${vars.size.control} + 2 * ${vars.space[8]})` } },
    },
  },
});

globalStyle(`${actions} > a`, {
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: vars.space[12] } },
});
globalStyle(`${actions} > a:first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

/** A course cover's pattern, covered by a sample of equal size. */
const patterned = style({ position: 'relative', display: 'grid', placeItems: 'center', overflow: 'hidden' });

const stageBase = style([
  patterned,
  {
    padding: vars.space[40],
    '@media': { [media.mobile]: { padding: vars.size.edge }, print: { borderRadius: vars.radius.dialog } },
  },
]);

/** Around the course to continue. */
const memberStage = {
  minHeight: '22rem',
  '@media': { [media.mobile]: { minHeight: '16.5rem' }, [media.phone]: { minHeight: '15rem' } },
} as const;

export const stage = styleVariants({
  visitor: [
    stageBase,
    {
      minHeight: '30rem',
      '@media': {
        [media.mobile]: { minHeight: '24rem' },
        // The card does not move while the browser still reads the HTML of its rows.
        [media.phone]: { minHeight: '12rem', alignItems: 'start' },
      },
      selectors: { '[data-arriving] &': memberStage },
    },
  ],
  member: [stageBase, memberStage],
});

/** Above the title of a card; a member has a tile beside it. */
const wellBase = style([patterned, { borderRadius: vars.radius.control }]);
const memberTile = '2.5rem';
const memberWell = {
  position: 'absolute',
  insetInlineStart: vars.size.edge,
  insetBlockStart: vars.size.edge,
  width: memberTile,
  minHeight: memberTile,
  padding: 0,
} as const;

export const well = styleVariants({
  visitor: [
    wellBase,
    {
      minHeight: '15rem',
      padding: vars.size.edge,
      selectors: { '[data-arriving] &': memberWell },
    },
  ],
  member: [wellBase, memberWell],
});
// The title and the figure are beside the tile.
globalStyle(`${well.member} + *, [data-arriving] ${well.visitor} + *`, {
  marginInlineStart: `calc(${memberTile} + ${vars.space[12]})`,
});

/** Further from the hero than from its cards. */
export const features = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  marginBlockStart: vars.space[24],
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});

/** Cards below one another, or all in one row. */
export const cards = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** On tablets the samples are next to the texts. */
export const visitorCards = style([cards]);
const tablet = `${media.medium} and ${media.narrow}`;
globalStyle(`:root:not([data-arriving]) ${visitorCards}`, {
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`:root:not([data-arriving]) ${visitorCards} > * > *`, {
  '@media': { [tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' } },
});

export const feature = style({ position: 'relative', display: 'grid', minWidth: 0 });

/** In the line of a member's title. */
export const doorSign = style({
  position: 'absolute',
  insetInlineEnd: vars.size.edge,
  insetBlockStart: vars.size.edge,
  color: vars.color.textMuted,
});

export const doorLink = style({ ...coveringLink('card'), color: 'inherit' });

/** The member's figure above its label. */
const ownHeight = '3.25rem';
export const own = style({ display: 'flex', flexDirection: 'column', minHeight: ownHeight });
export const ownValue = style(text('h2'));
export const ownLabel = style({ ...text('caption'), color: vars.color.textMuted });

/** The member's title on a visitor's page that a member opens. */
export const ownTitle = style({ display: 'none', selectors: { '[data-arriving] &': { display: 'inline' } } });

/** Reserves the space of the figure on a visitor's page that a member opens. */
export const ownRow = style({
  display: 'none',
  selectors: { '[data-arriving] &': { display: 'block', minHeight: ownHeight } },
});

/** The course to continue, with a title of two lines; of equal height while it loads, and without a course. */
export const resumed = style({
  ...surface,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minHeight: '13.5rem',
  width: '100%',
  maxWidth: '26rem',
  minWidth: 0,
  padding: vars.size.edge,
  boxShadow: vars.elevation.dialog,
  '@media': { [media.phone]: { minHeight: '13rem' } },
});
/** Takes the height that a short title leaves. */
export const resumedCourse = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
});
export const resumedTitle = style({ ...text('body'), ...clamped(2), fontWeight: vars.weight.medium });

export const pattern = style({ position: 'absolute', inset: 0 });

/** A part of the portal with sample data. */
export const sample = style({
  ...surface,
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  boxShadow: vars.elevation.popover,
  userSelect: 'none',
});

/** The sample of the hero: a screen of the portal. */
export const screen = style([
  sample,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    maxWidth: '26rem',
    padding: vars.size.edge,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.elevation.dialog,
  },
]);

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const figure = style(text('display'));

/** Twelve months of earnings. */
export const months = style({
  width: '100%',
  height: '5rem',
  fill: vars.color.track,
  '@media': { [media.phone]: { height: '3.5rem' }, [media.forcedColors]: { fill: 'GrayText' } },
});
export const thisMonth = style({
  fill: vars.color.progress,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    [`${screen} > &`]: { padding: `${vars.space[16]} 0 0`, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const rowTexts = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, minWidth: 0 });

/** Title, bar and percent are equally far from each other. */
export const resumedTexts = style([rowTexts, { gap: vars.space[4] }]);
globalStyle(`${resumedTexts} p + div > p`, { marginBlockStart: `calc(-1 * ${vars.space[4]})` });

export const course = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const courseProgress = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

/** As wide as 100 %: the bars are of equal length. */
globalStyle(`${courseProgress} > span`, { minWidth: '2.25rem', textAlign: 'end' });

const bar = style({
  flex: 1,
  height: vars.space[4],
  borderRadius: vars.radius.pill,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

function filled(percent: number) {
  return {
    backgroundImage: `linear-gradient(to right, ${vars.color.progress} ${percent}%, ${vars.color.track} ${percent}%)`,
  };
}

export const progress = styleVariants({
  half: [bar, filled(50)],
  most: [bar, filled(80)],
  all: [bar, { backgroundColor: vars.color.successSolid }],
});
