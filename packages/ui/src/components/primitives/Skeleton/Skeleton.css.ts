import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { column, media, surface, text, vars } from '../../../theme/styling.ts';
import { page } from '../PageLayout/PageLayout.css.ts';

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { visibility: 'visible', opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Takes its space immediately but is visible only after 150 ms, so that quick answers do not flicker. */
export const loading = style({
  ...column(24),
  position: 'relative',
  minWidth: 0,
  animation: `${appear} 1ms linear 150ms both`,
});

// Screen readers hear the text at once.
globalStyle(`${loading} > [role="status"]`, { visibility: 'visible' });

/** Over the skeletons, so that it takes no space. */
export const loadingText = style({
  position: 'absolute',
  insetBlockStart: vars.space[40],
  insetInline: vars.space[16],
  zIndex: 1,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  color: vars.color.textMuted,
});

/** A pulsing grey area, lighter than any text, shown while content loads. */
export const bone = style({
  backgroundColor: vars.color.track,
  borderRadius: vars.radius.chip,
  opacity: 0.6,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const stack = style({ display: 'grid', position: 'relative' });
export const unseen = style({ visibility: 'hidden', minWidth: 0 });
export const seen = style({ position: 'absolute', inset: 0, display: 'grid', overflow: 'hidden' });

/** A line of text: its bar is lower than the line. */
const bar = style([bone, { height: 10, marginBlock: 3, width: '92%', borderRadius: vars.radius.check }]);

export const line = styleVariants({
  text: [
    bar,
    { selectors: { '&:nth-child(2n)': { width: '78%' }, '&:last-child:not(:only-child)': { width: '54%' } } },
  ],
  heading: [bar, { height: 14, width: '38%' }],
  /** In the line of a heading or of a text, which sets the height. */
  title: [bone, { display: 'inline-block', width: 'min(9em, 60vw)', height: '0.7em', verticalAlign: 'middle' }],
  cover: [bone, { height: 112, borderRadius: 0 }],
});

/** The place of a page's heading, below that of the link to its parent. */
export const heading = style({ marginBlockStart: `calc(${vars.size.control} - ${vars.space[12]})`, ...text('h1') });

export const lines = style(column(12));

const sheet = style({ overflow: 'hidden', ...surface });

/** Rows of a table. */
export const rows = style({ selectors: { [`${page} &`]: { marginInline: `calc(-1 * ${vars.space[12]})` } } });

export const card = styleVariants({
  plain: [sheet, { display: 'grid' }],
  cover: [sheet, { minHeight: 320 }],
});
export const cardBody = style({ ...column(16), padding: vars.size.edge });

/** On phones a row with a small cover, as high as a course's. */
export const phoneRow = style({
  '@media': {
    [media.phone]: {
      display: 'flex',
      gap: vars.space[12],
      minHeight: 0,
      padding: `${vars.space[12]} ${vars.space[16]}`,
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});
globalStyle(`${phoneRow} > *`, { flex: 1, '@media': { [media.phone]: { padding: 0 } } });
globalStyle(`${phoneRow} > ${line.cover}`, {
  '@media': { [media.phone]: { flex: 'none', width: 56, height: 56, borderRadius: vars.radius.chip } },
});

const side = style({ display: 'flex', gap: vars.space[8] });

export const shape = styleVariants({
  /** The bars of a chart. */
  bars: [side, { alignItems: 'flex-end', flexGrow: 1, minHeight: 176 }],
  /** Dense controls. */
  fields: [side],
  /** Filters of a list. */
  pills: [side, { overflow: 'hidden' }],
  button: { display: 'grid', gap: vars.space[8] },
  /** Rows with a mark at the start and a short text at the end. */
  list: {},
  /** Marks of a ladder, above the place of their names. */
  steps: [
    side,
    {
      flexWrap: 'wrap',
      justifyContent: 'space-around',
      gap: vars.space[40],
      minHeight: 68,
      marginBlockEnd: vars.space[40],
    },
  ],
  /** A video, or what fills its place. */
  box: { display: 'grid', height: '100%' },
  /** Covers its container. */
  fill: { display: 'grid', height: '100%' },
});

globalStyle(`:is(${shape.fields}, ${shape.pills}) > *`, {
  flex: 1,
  height: vars.size.controlDense,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  opacity: 1,
});
globalStyle(`${shape.pills} > *`, { flex: 'none', width: '6rem', borderRadius: vars.radius.pill });
globalStyle(`${shape.box} > *`, { minHeight: vars.size.video, borderRadius: vars.radius.card });
globalStyle(`${shape.bars} > *`, { flex: 1, height: '45%' });
globalStyle(`${shape.bars} > :nth-child(3n)`, { height: '80%' });
globalStyle(`${shape.button} > *`, { height: vars.size.control, borderRadius: vars.radius.control });
globalStyle(`${shape.fill} > *`, { borderRadius: 0 });
globalStyle(`${shape.steps} > *`, { width: '2.25rem', height: '2.25rem', borderRadius: vars.radius.pill });
globalStyle(`${shape.fields} > :nth-child(n + 3)`, { '@media': { [media.narrow]: { display: 'none' } } });
const ink = vars.color.track;
globalStyle(`${shape.list} > *`, {
  height: 53,
  borderBlockEnd: `1px solid ${ink}`,
  borderRadius: 0,
  background: `linear-gradient(90deg, ${ink} 16px, #0000 0 32px, ${ink} 0 45%, #0000 0 88%, ${ink} 0) ${vars.size.edge} / calc(100% - 2 * ${vars.size.edge}) 10px no-repeat`,
});

/** A row of a table, whose columns are equally wide; on phones a list row of two lines. */
export const row = style([
  bone,
  {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    columnGap: vars.space[24],
    height: 49,
    paddingInline: vars.space[12],
    borderBlockEnd: `1px solid ${ink}`,
    borderRadius: 0,
    backgroundColor: 'transparent',
    '@media': {
      [media.medium]: { selectors: { '&:first-child': { height: 40 } } },
      [media.small]: {
        gridTemplateColumns: '2fr 1fr',
        gridAutoFlow: 'row',
        alignContent: 'center',
        rowGap: vars.space[12],
        height: 68,
        selectors: { '&:first-child': { display: 'none' } },
      },
    },
  },
]);

export const cell = style({
  width: '60%',
  height: 10,
  borderRadius: vars.radius.chip,
  backgroundColor: ink,
  '@media': {
    [media.small]: {
      selectors: { '&:nth-child(2n)': { marginInlineStart: 'auto' }, '&:nth-child(n + 5)': { display: 'none' } },
    },
  },
});
export const cellAtEnd = style({ '@media': { [media.medium]: { marginInlineStart: 'auto' } } });
export const wideOnly = style({ '@media': { [`${media.medium} and ${media.narrow}`]: { display: 'none' } } });
